@NullMarked
package dev.cardinal.testkit;

import org.jspecify.annotations.NullMarked;
