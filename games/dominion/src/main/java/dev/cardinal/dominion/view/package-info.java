/** What one viewer may know, and the scene that clients draw from it. */
@NullMarked
package dev.cardinal.dominion.view;

import org.jspecify.annotations.NullMarked;
