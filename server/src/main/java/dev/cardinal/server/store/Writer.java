package dev.cardinal.server.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
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
    private static final int TRIES = 3;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration PAUSE = Duration.ofMillis(200);

    private final Database database;
    private final Observer observer;
    private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private @Nullable Connection connection;
    private @Nullable PreparedStatement insert;
    /** Whether a commit is under way, so that a failure does not say whether it was made. */
    private boolean committing;

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
        /**
         * Makes the change; false if it does not apply any more, and then nothing is changed.
         *
         * @param unsure whether it may have been made already
         */
        boolean make(Connection connection, boolean unsure) throws SQLException;
    }

    /** Entries that were made together. */
    record Append(String table, int first, int last, String lines) {}

    /** What to write, and what to tell other servers about it. */
    private record Job(
            Notice notice,
            @Nullable Append append,
            @Nullable Change change,
            CompletableFuture<Boolean> done) {}

    Writer(Database database, Observer observer) {
        this.database = database;
        this.observer = observer;
        thread = Thread.ofPlatform().name("writer").daemon().start(this::run);
    }

    /** Adds entries; false if there already is an entry with the first one's number. */
    boolean append(Append append) throws IOException {
        Notice notice = new Notice(append.table, append.last, 0);
        return written(new Job(notice, append, null, new CompletableFuture<>()));
    }

    /** Makes a change of a table; false if it does not apply any more. */
    boolean change(Notice notice, Change change) throws IOException {
        return written(new Job(notice, null, change, new CompletableFuture<>()));
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

    /**
     * Writes jobs together. If the connection is lost, it tries again with a new one; if it was lost while the commit was
     * under way, for longer, since nobody knows whether they were written.
     */
    private void write(List<Job> jobs) {
        jobs.sort(Comparator.comparing(
                job -> job.notice.table())); // in one order, so that no two servers lock each other
        long from = System.nanoTime();
        boolean unsure = false;
        for (int tries = 1; ; tries++) {
            committing = false;
            try {
                List<Boolean> results = attempt(jobs, unsure);
                commits.increment();
                commitNanos.add(System.nanoTime() - from);
                observer.committed(jobs.size());
                tell(List.copyOf(jobs), results);
                return;
            } catch (SQLException | RuntimeException failed) {
                disconnect();
                unsure |= committing;
                boolean again = unsure ? System.nanoTime() - from < PATIENCE.toNanos() : tries < TRIES;
                if (!again || (unsure && !paused())) {
                    jobs.forEach(job -> job.done.completeExceptionally(failed));
                    return;
                }
            }
        }
    }

    /** Wakes all who wait: on a virtual thread, which need not call the others one by one from outside. */
    private static void tell(List<Job> jobs, List<Boolean> results) {
        Thread.startVirtualThread(() -> {
            for (int i = 0; i < jobs.size(); i++) {
                jobs.get(i).done.complete(results.get(i));
            }
        });
    }

    private static boolean paused() {
        try {
            Thread.sleep(PAUSE);
            return true;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private List<Boolean> attempt(List<Job> jobs, boolean unsure) throws SQLException {
        Connection to = connected();
        List<Boolean> results = new ArrayList<>();
        appendAll(to, jobs, results);
        for (int i = 0; i < jobs.size(); i++) {
            Append append = jobs.get(i).append;
            Change change = jobs.get(i).change;
            if (change != null) {
                results.set(i, made(to, change, unsure));
            } else if (append != null && unsure && !results.get(i)) {
                results.set(i, isThere(to, append));
            }
        }
        if (database.isPostgres()) {
            List<Notice> notices = new ArrayList<>();
            for (int i = 0; i < jobs.size(); i++) {
                if (results.get(i) && jobs.get(i).notice.isNews()) {
                    notices.add(jobs.get(i).notice);
                }
            }
            Notices.send(to, notices);
        }
        committing = true;
        to.commit();
        return results;
    }

    private void appendAll(Connection to, List<Job> jobs, List<Boolean> results) throws SQLException {
        PreparedStatement into = inserting(to);
        boolean any = false;
        for (Job job : jobs) {
            Append append = job.append;
            results.add(false);
            if (append != null) {
                fill(into, append);
                into.addBatch();
                any = true;
            }
        }
        if (any) {
            int[] counts = into.executeBatch();
            int next = 0;
            for (int i = 0; i < jobs.size(); i++) {
                if (jobs.get(i).append != null) {
                    results.set(i, counts[next++] == 1);
                }
            }
        }
    }

    /** Prepared once for all commits. */
    private PreparedStatement inserting(Connection to) throws SQLException {
        PreparedStatement prepared = insert;
        if (prepared == null) {
            prepared = to.prepareStatement(
                    "insert into entries (table_id, first, last, lines) values (?, ?, ?, ?) on conflict do nothing");
            insert = prepared;
        }
        return prepared;
    }

    private static void fill(PreparedStatement statement, Append append) throws SQLException {
        statement.setString(1, append.table);
        statement.setInt(2, append.first);
        statement.setInt(3, append.last);
        statement.setString(4, append.lines);
    }

    /** Whether exactly this was written before. */
    private static boolean isThere(Connection to, Append append) throws SQLException {
        try (PreparedStatement select = to.prepareStatement(
                "select first from entries where table_id = ? and first = ? and last = ? and lines = ?")) {
            fill(select, append);
            try (ResultSet rows = select.executeQuery()) {
                return rows.next();
            }
        }
    }

    private static boolean made(Connection to, Change change, boolean unsure) throws SQLException {
        Savepoint before = to.setSavepoint();
        boolean applied = change.make(to, unsure);
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
        insert = null;
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
