-- Whether somebody does a job until run_at: without it a lease looks like the wait for the next attempt.
alter table jobs add column is_claimed bool not null default false;
-- The job that checks, runs or undoes an import, or fetches its pictures: its page says when that is tried again.
alter table imports add column job_id uuid;
