-- Which server answers for a table's bots, and until when by the database's clock, in milliseconds since 1970.
create table leases (
    table_id varchar(32) not null primary key,
    server varchar(32) not null,
    until bigint not null
);

-- Where several servers may write, the entries of a game that is over stay for a while without their lines: a server that
-- has not heard of the end still finds their numbers taken.
create index entries_taken on entries (table_id) where lines = '';
