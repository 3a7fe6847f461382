@NullMarked
package dev.cardinal.web;

import org.jspecify.annotations.NullMarked;
