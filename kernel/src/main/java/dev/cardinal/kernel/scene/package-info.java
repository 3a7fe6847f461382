/** What lies on the table as one viewer may know it, and how pieces move. */
@NullMarked
package dev.cardinal.kernel.scene;

import org.jspecify.annotations.NullMarked;
