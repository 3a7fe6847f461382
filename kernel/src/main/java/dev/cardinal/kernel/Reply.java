package dev.cardinal.kernel;

/** What a player's input amounts to: an answer to the question, or a refusal. */
public sealed interface Reply permits Answer, Refusal {}
