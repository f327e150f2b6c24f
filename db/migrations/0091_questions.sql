create table questions (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  -- null once its author was erased
  user_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 1000),
  answers int not null default 0 check (answers >= 0),
  reports int not null default 0 check (reports >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_reason text,
  search tsvector generated always as (to_tsvector('simple', text)) stored,
  check ((removed_at is null) = (removed_reason is null))
);
create index questions_newest on questions (product_id, id desc) where removed_at is null;
create index questions_user on questions (user_id, id desc);
create index questions_search on questions using gin (search) where removed_at is null;
create index questions_reported on questions (id desc) where reports > 0 and removed_at is null;
create index questions_unanswered on questions (id desc) where answers = 0 and removed_at is null;

create table answers (
  id uuid primary key,
  question_id uuid not null references questions on delete cascade,
  user_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 2000),
  -- the shop's own come first
  is_shop boolean not null default false,
  -- the author had the product delivered when they wrote it
  is_owner boolean not null default false,
  votes int not null default 0 check (votes >= 0),
  reports int not null default 0 check (reports >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_reason text,
  check ((removed_at is null) = (removed_reason is null))
);
create index answers_best on answers (question_id, is_shop desc, votes desc, id) where removed_at is null;
create index answers_question on answers (question_id);
create index answers_user on answers (user_id, id desc);
create index answers_reported on answers (id desc) where reports > 0 and removed_at is null;

create table answer_votes (
  answer_id uuid not null references answers on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (answer_id, user_id)
);
create index answer_votes_user on answer_votes (user_id, answer_id);

-- Of a question, or of one of its answers.
create table question_reports (
  question_id uuid not null references questions on delete cascade,
  answer_id uuid references answers on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null,
  unique nulls not distinct (question_id, answer_id, user_id)
);
create index question_reports_answer on question_reports (answer_id);
create index question_reports_user on question_reports (user_id);
