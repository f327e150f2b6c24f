-- What members measure of themselves, for nobody but them.
create table body_measurements (
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('weight', 'body-fat', 'waist', 'hips', 'chest', 'arm', 'thigh')),
  -- where they were
  day date not null,
  -- grams, tenths of a percent, or millimetres
  value int not null check (value > 0),
  measured_at timestamptz not null,
  primary key (user_id, kind, day)
);
