-- Who was told that their points expire so many days later, of a balance that changed last at a time.
create table points_notices (
  user_id uuid not null references users on delete cascade,
  last_change timestamptz not null,
  days int not null check (days > 0),
  primary key (user_id, last_change, days)
);
