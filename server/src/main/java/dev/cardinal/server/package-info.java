/** The table server: its settings and how it starts and stops. */
@NullMarked
package dev.cardinal.server;

import org.jspecify.annotations.NullMarked;
