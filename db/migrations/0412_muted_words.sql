-- Words that a member doesn't want to read (decision 85). `folded`: as they're compared.
create table muted_words (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  word text not null check (length(word) between 1 and 80),
  folded text not null check (folded <> ''),
  -- null: for ever
  expires_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, folded)
);

-- Whom one has muted, as a list.
create index mutes_newest on mutes (muter_id, created_at desc, muted_id desc);
