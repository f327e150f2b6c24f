-- What a member trained on each day, in sums of their log: challenges count by it. The day is that of the log, whatever the time zone.
create table training_days (
  user_id uuid not null references profiles on delete cascade,
  day date not null,
  workouts int not null check (workouts >= 0),
  sets int not null check (sets >= 0),
  reps int not null check (reps >= 0),
  -- grams: the sum of weight × reps
  volume bigint not null check (volume >= 0),
  primary key (user_id, day)
);
