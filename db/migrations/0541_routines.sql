-- What a member means to train: exercises with the sets and repetitions that they aim at.
create table routines (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  name text not null check (length(name) between 1 and 60),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index routines_list on routines (user_id, updated_at desc, id desc);

create table routine_exercises (
  routine_id uuid not null references routines on delete cascade,
  position int not null,
  exercise text not null check (length(exercise) between 1 and 60),
  sets int not null check (sets between 1 and 20),
  reps int check (reps between 1 and 1000),
  primary key (routine_id, position)
);
