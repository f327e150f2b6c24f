-- Each job wrote two indexes of what is due, with lanes and without. One has both: jobs of lanes are passed over in the index itself.
create index jobs_next on jobs (run_at, id, lane) where died_at is null;
drop index jobs_due;
drop index jobs_without_lane;
