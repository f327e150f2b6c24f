-- Jobs of a lane, as deliveries to one endpoint, run beside those of other lanes, so a server that hangs holds up only its own.
-- Processes of the previous release claim them like any other job.
alter table jobs add column lane uuid;
create index jobs_lanes on jobs (lane, run_at, id) where lane is not null and died_at is null;
-- One index has what is due, with lanes and without: jobs of lanes are passed over in the index itself.
create index jobs_next on jobs (run_at, id, lane) where died_at is null;
drop index jobs_due;
