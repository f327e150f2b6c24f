-- When a recurring job ran last, and how long it took: its row is for the next run.
alter table jobs add column ran_at timestamptz;
alter table jobs add column took_ms int;
