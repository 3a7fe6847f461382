-- A table, before, during and after its game. Times are milliseconds since 1970.
create table tables (
    id varchar(32) not null primary key,
    -- Counts the changes to this row, so that of two servers that change it at once only one succeeds.
    version integer not null,
    stage varchar(16) not null,
    game varchar(100) not null,
    listed integer not null,
    -- Who sits where and what was agreed, as JSON.
    lobby text not null,
    -- The roster, with the secret, once the game is dealt.
    roster text,
    -- The whole game in one piece, once it is over.
    record ${bytes},
    made bigint not null,
    touched bigint not null
);

create index tables_listed on tables (listed, stage, made);
create index tables_touched on tables (stage, touched);

-- What was logged together, one entry a line. The first entry's number keeps two servers from writing the same one.
create table entries (
    table_id varchar(32) not null,
    first integer not null,
    last integer not null,
    lines text not null,
    primary key (table_id, first)
);

-- Keys and invitations, as hashes.
create table keys (
    hash varchar(64) not null primary key,
    kind varchar(16) not null,
    table_id varchar(32) not null,
    seat integer not null
);

create index keys_table on keys (table_id);
