-- The training log (decision 91). Exercises that everyone has are a file of the contract; these are those that a member added.
create table own_exercises (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- as names are compared
  folded text not null check (folded <> ''),
  muscle text not null,
  equipment text not null,
  -- what a set has: weight and repetitions, repetitions, a time, a distance
  tracks text not null check (tracks in ('weight', 'reps', 'time', 'distance')),
  created_at timestamptz not null,
  unique (user_id, folded)
);

create table workouts (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  title text not null check (length(title) between 1 and 60),
  note text not null default '' check (length(note) <= 500),
  -- day and time where it was: it stays there, wherever its member goes
  performed_on date not null,
  started_minute int not null check (started_minute between 0 and 1439),
  seconds int check (seconds between 1 and 86400),
  -- sums of its sets but warm-ups; volume (weight × repetitions) in grams
  sets int not null check (sets >= 0),
  reps int not null check (reps >= 0),
  volume bigint not null check (volume >= 0),
  created_at timestamptz not null
);
create index workouts_list on workouts (user_id, performed_on desc, started_minute desc, id desc);

-- An exercise in a workout, with the best of its sets.
create table workout_exercises (
  workout_id uuid not null references workouts on delete cascade,
  position int not null,
  user_id uuid not null references profiles on delete cascade,
  -- a key of the library, or the id of an own exercise
  exercise text not null check (length(exercise) between 1 and 60),
  performed_on date not null,
  note text not null default '' check (length(note) <= 500),
  sets int not null check (sets >= 0),
  -- grams; of sets that aren't warm-ups
  heaviest int check (heaviest >= 0),
  most_reps int check (most_reps > 0),
  one_rep_max int check (one_rep_max > 0),
  primary key (workout_id, position)
);
create index workout_exercises_history on workout_exercises (user_id, exercise, performed_on desc, workout_id desc, position)
  include (heaviest, most_reps, one_rep_max);

create table workout_sets (
  workout_id uuid not null,
  exercise_position int not null,
  position int not null,
  -- grams
  weight int check (weight between 0 and 1000000),
  reps int check (reps between 1 and 1000),
  seconds int check (seconds between 1 and 86400),
  -- metres
  distance int check (distance between 1 and 500000),
  -- tenths
  rpe int check (rpe between 10 and 100),
  is_warm_up boolean not null default false,
  primary key (workout_id, exercise_position, position),
  foreign key (workout_id, exercise_position) references workout_exercises on delete cascade,
  check (reps is not null or seconds is not null or distance is not null)
);
