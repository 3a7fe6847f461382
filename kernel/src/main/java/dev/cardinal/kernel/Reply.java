package dev.cardinal.kernel;

/** What becomes of something a player said: an answer to the question, or a refusal. */
public sealed interface Reply permits Answer, Refusal {}
