-- Work that may be late: written in the transaction of what causes it, done by any process, each at a time by one.
create table jobs (
  id uuid primary key,
  name text not null,
  data jsonb not null default '{}',
  -- due from then on; while somebody does it, the end of their lease: a process that died lets go by it
  run_at timestamptz not null,
  attempts int not null default 0,
  -- set for what comes again and again; of each name there is one such job
  every_ms int8 check (every_ms > 0),
  -- given up, with the last reason kept
  died_at timestamptz,
  reason text,
  created_at timestamptz not null
);
create index jobs_due on jobs (run_at, id) where died_at is null;
create index jobs_dead on jobs (died_at) where died_at is not null;
create unique index jobs_periodic on jobs (name) where every_ms is not null;
