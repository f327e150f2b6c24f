-- Who saves an edit says which version they read: an older one mustn't replace a newer one.
alter table workouts add column version integer not null default 1;
