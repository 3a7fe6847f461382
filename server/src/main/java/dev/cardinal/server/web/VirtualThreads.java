package dev.cardinal.server.web;

import org.eclipse.jetty.util.thread.ThreadPool;

/** A virtual thread for everything that Jetty has to do, without anything around it: there are thousands a second. */
final class VirtualThreads implements ThreadPool {
    @Override
    public void execute(Runnable task) {
        Thread.startVirtualThread(task);
    }

    @Override
    public void join() {}

    @Override
    public int getThreads() {
        return 1;
    }

    @Override
    public int getIdleThreads() {
        return 1;
    }

    @Override
    public boolean isLowOnThreads() {
        return false;
    }
}
