package dev.cardinal.kernel;

/**
 * One thing that may be picked.
 *
 * @param code the number that stands for it in an answer to this question
 * @param count how many equal pieces it stands for
 * @param name what it is called in a list, such as "Copper"
 * @param text the answer that picks just this, such as "play Village"
 * @param json the same in JSON
 * @param weight what it adds to a total that is limited
 * @param key what may be picked only once where keys must differ
 */
public record Option(int code, int count, String name, String text, Data json, int weight, int key) {}
