-- What is sent to whoever agreed to news and offers. A job goes through the subscribers in the order of their ids.
create table newsletter_issues (
  id uuid primary key,
  subject text not null,
  -- Markdown
  body text not null,
  state text not null check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  author uuid references users on delete set null,
  send_at timestamptz,
  finished_at timestamptz,
  -- the last one that has it
  last_subscriber uuid,
  sent int not null default 0 check (sent >= 0),
  check (state = 'draft' or send_at is not null)
);
create index newsletter_issues_newest on newsletter_issues (created_at desc, id desc);
create index newsletter_issues_due on newsletter_issues (send_at, id) where state in ('scheduled', 'sending');
create index newsletter_issues_author on newsletter_issues (author) where author is not null;
create index newsletter_email on newsletter_subscribers using gin (lower(email) gin_trgm_ops) with (fastupdate = off);
