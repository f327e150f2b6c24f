-- Columns of a file that say nothing to an import: whoever imports reads their names.
alter table imports add column unread_columns text[] not null default '{}';
