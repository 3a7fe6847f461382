package dev.cardinal.server.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Writes to the database on a thread of its own. What arrives while one commit is under way goes into the next, so that
 * thousands of tables share a few syncs of the disk.
 *
 * <p>Whoever writes waits until the commit with its work has returned: only then is it safe to tell anyone.
 */
final class Writer implements AutoCloseable {
    private static final int MOST = 2_000;

    private final Database database;
    private final Observer observer;
    private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private @Nullable Connection connection;
    private volatile boolean closed;
    private final LongAdder commits = new LongAdder();
    private final LongAdder commitNanos = new LongAdder();

    /** Is told about commits; tests use it to record their order. */
    interface Observer {
        Observer NONE = _ -> {};

        /** A commit of this many jobs has returned. */
        void committed(int jobs);
    }

    /** A change of a few rows, as a whole or not at all. */
    interface Change {
        /** Makes the change; false if it does not apply any more, and then nothing is changed. */
        boolean make(Connection connection) throws SQLException;
    }

    /** Entries that were made together. */
    record Append(String table, int first, int last, String lines) {}

    private record Job(@Nullable Append append, @Nullable Change change, CompletableFuture<Boolean> done) {}

    Writer(Database database, Observer observer) {
        this.database = database;
        this.observer = observer;
        thread = Thread.ofPlatform().name("writer").daemon().start(this::run);
    }

    /** Adds entries; false if there already is an entry with the first one's number. */
    boolean append(Append append) throws IOException {
        return written(new Job(append, null, new CompletableFuture<>()));
    }

    /** Makes a change; false if it does not apply any more. */
    boolean change(Change change) throws IOException {
        return written(new Job(null, change, new CompletableFuture<>()));
    }

    private boolean written(Job job) throws IOException {
        if (closed) {
            throw new IOException("the server is stopping");
        }
        queue.add(job);
        try {
            return job.done.get();
        } catch (ExecutionException failed) {
            throw new IOException("the database failed", failed);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException("the server is stopping", stop);
        }
    }

    long commits() {
        return commits.sum();
    }

    long commitNanos() {
        return commitNanos.sum();
    }

    int waiting() {
        return queue.size();
    }

    private void run() {
        List<Job> jobs = new ArrayList<>();
        while (!closed || !queue.isEmpty()) {
            try {
                Job first = queue.poll(200, TimeUnit.MILLISECONDS);
                if (first != null) {
                    jobs.add(first);
                    queue.drainTo(jobs, MOST);
                    write(jobs);
                    jobs.clear();
                }
            } catch (InterruptedException stop) {
                closed = true;
            }
        }
    }

    private void write(List<Job> jobs) {
        long from = System.nanoTime();
        try {
            Connection to = connected();
            List<Boolean> results = new ArrayList<>();
            appendAll(to, jobs, results);
            for (int i = 0; i < jobs.size(); i++) {
                Change change = jobs.get(i).change;
                if (change != null) {
                    results.set(i, made(to, change));
                }
            }
            to.commit();
            commits.increment();
            commitNanos.add(System.nanoTime() - from);
            observer.committed(jobs.size());
            for (int i = 0; i < jobs.size(); i++) {
                jobs.get(i).done.complete(results.get(i));
            }
        } catch (SQLException | RuntimeException failed) {
            disconnect();
            jobs.forEach(job -> job.done.completeExceptionally(failed));
        }
    }

    private static void appendAll(Connection to, List<Job> jobs, List<Boolean> results) throws SQLException {
        boolean any = false;
        try (PreparedStatement insert = to.prepareStatement(
                "insert into entries (table_id, first, last, lines) values (?, ?, ?, ?) on conflict do nothing")) {
            for (Job job : jobs) {
                Append append = job.append;
                results.add(false);
                if (append != null) {
                    insert.setString(1, append.table);
                    insert.setInt(2, append.first);
                    insert.setInt(3, append.last);
                    insert.setString(4, append.lines);
                    insert.addBatch();
                    any = true;
                }
            }
            if (any) {
                int[] counts = insert.executeBatch();
                int next = 0;
                for (int i = 0; i < jobs.size(); i++) {
                    if (jobs.get(i).append != null) {
                        results.set(i, counts[next++] == 1);
                    }
                }
            }
        }
    }

    private static boolean made(Connection to, Change change) throws SQLException {
        Savepoint before = to.setSavepoint();
        boolean applied = change.make(to);
        if (!applied) {
            to.rollback(before);
        }
        to.releaseSavepoint(before);
        return applied;
    }

    private Connection connected() throws SQLException {
        Connection open = connection;
        if (open == null) {
            open = database.connect();
            connection = open;
        }
        return open;
    }

    /** After a failure nobody knows what the connection is in the middle of. */
    private void disconnect() {
        Connection old = connection;
        connection = null;
        if (old != null) {
            try {
                old.close(); // rolls back
            } catch (SQLException already) {
                // It is gone either way.
            }
        }
    }

    /** Writes what is waiting, and stops. */
    @Override
    public void close() {
        closed = true;
        try {
            thread.join(TimeUnit.SECONDS.toMillis(10));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        disconnect();
    }
}
