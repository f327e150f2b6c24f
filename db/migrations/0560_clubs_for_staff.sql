-- Staff list the clubs, the newest first: all of them, those that are open, taken down, or closed by their owners; and search their names.
create index clubs_newest on clubs (created_at desc, id desc);
create index clubs_newest_open on clubs (created_at desc, id desc) where removed_at is null;
create index clubs_taken_down on clubs (created_at desc, id desc) where removed_at is not null and closed_at is null;
create index clubs_closed on clubs (created_at desc, id desc) where closed_at is not null;
create index clubs_name on clubs using gin (lower(name) gin_trgm_ops);
