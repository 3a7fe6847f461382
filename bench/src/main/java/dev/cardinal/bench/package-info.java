@NullMarked
package dev.cardinal.bench;

import org.jspecify.annotations.NullMarked;
