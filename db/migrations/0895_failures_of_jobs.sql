-- Why a job failed for good, until that's recorded where people look for it; its work isn't run again.
alter table jobs add column failure jsonb;
