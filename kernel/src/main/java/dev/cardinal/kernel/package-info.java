@NullMarked
package dev.cardinal.kernel;

import org.jspecify.annotations.NullMarked;
