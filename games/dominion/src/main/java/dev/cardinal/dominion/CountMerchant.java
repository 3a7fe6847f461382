package dev.cardinal.dominion;

/** The first Silver of this turn will give a coin more. */
record CountMerchant() implements Instruction {
    @Override
    public boolean advance(Table t, int frame) {
        t.pop();
        t.merchants++;
        return false;
    }
}
