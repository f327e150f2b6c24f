-- Customers who may be one person, found once a day; a pair that was decided about stays, so that the list can leave it out.
create table possible_doubles (
  id uuid primary key,
  one uuid not null references users on delete cascade,
  other uuid not null references users on delete cascade,
  same text[] not null check (same <> '{}' and same <@ array['phone', 'address', 'email']),
  found_at timestamptz not null,
  -- of the last verdict about them
  is_dismissed boolean not null default false,
  unique (one, other),
  check (one < other)
);
create index possible_doubles_other on possible_doubles (other);
create index possible_doubles_found on possible_doubles (is_dismissed, found_at, id);

-- What staff said of two customers; rows are only added, and the last one holds.
create table double_verdicts (
  number bigint generated always as identity primary key,
  one uuid not null references users on delete cascade,
  other uuid not null references users on delete cascade,
  are_different boolean not null,
  staff_id uuid references users on delete set null,
  at timestamptz not null,
  check (one < other)
);
create index double_verdicts_pair on double_verdicts (one, other, number);
create index double_verdicts_other on double_verdicts (other);
create index double_verdicts_staff on double_verdicts (staff_id);
