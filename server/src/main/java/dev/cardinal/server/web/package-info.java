/** The ways in: HTTP requests and WebSockets. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.server.web;
