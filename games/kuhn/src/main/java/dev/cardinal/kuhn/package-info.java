@NullMarked
package dev.cardinal.kuhn;

import org.jspecify.annotations.NullMarked;
