-- How the columns of an import's file are spelled there, by the names that checks know them by, so that errors name the file's. Earlier imports say ours.
alter table imports add column column_names jsonb not null default '{}';
