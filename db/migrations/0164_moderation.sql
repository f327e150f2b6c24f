-- What members report. Each of them reports a thing once.
create table community_reports (
  kind text not null check (kind in ('post', 'comment', 'person')),
  subject_id uuid not null,
  reporter_id uuid not null references profiles on delete cascade,
  reason text not null,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  primary key (kind, subject_id, reporter_id)
);
create index community_reports_reporter on community_reports (reporter_id);

-- What moderators decide about it: one case for a thing, opened again by another report.
create table moderation_cases (
  id uuid primary key,
  kind text not null check (kind in ('post', 'comment', 'person')),
  subject_id uuid not null,
  -- whose it is; the case goes with them
  owner_id uuid not null references profiles on delete cascade,
  reports int not null check (reports >= 0),
  state text not null check (state in ('open', 'claimed', 'closed')),
  claimed_by uuid references users on delete set null,
  decision text check (decision in ('dismissed', 'removed', 'suspended', 'restored')),
  reason text,
  appeal text check (length(appeal) between 1 and 1000),
  opened_at timestamptz not null,
  decided_at timestamptz,
  unique (kind, subject_id)
);
create index moderation_cases_queue on moderation_cases (opened_at, id) where state <> 'closed';
create index moderation_cases_owner on moderation_cases (owner_id);
create index moderation_cases_claimed on moderation_cases (claimed_by) where claimed_by is not null;

-- Append-only: who did what to whom, and why.
create table case_log (
  id uuid primary key,
  case_id uuid not null,
  moderator_id uuid,
  action text not null,
  reason text not null,
  created_at timestamptz not null
);
create index case_log_case on case_log (case_id, id);
