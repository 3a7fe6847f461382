package dev.cardinal.terminal;

public final class Cardinal {
    private Cardinal() {}

    public static void main(String[] args) {
        System.out.println("cardinal 0.1.0");
    }
}
