-- Increases with each change, so that a page that read an older one can't undo it (decision 107). Processes of the release before don't increase it.
alter table scheduled_posts add column version integer not null default 1;
