-- Keeps the entries of a table next to each other: in a file in order of arrival they were spread over hundreds of pages,
-- all of which were rewritten when the game was over and its entries were put into one piece.
create table entries_by_table (
    table_id varchar(32) not null,
    first integer not null,
    last integer not null,
    lines text not null,
    primary key (table_id, first)
) without rowid;

insert into entries_by_table select table_id, first, last, lines from entries;

drop table entries;

alter table entries_by_table rename to entries;
