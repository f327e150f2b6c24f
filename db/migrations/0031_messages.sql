-- Messages are sent by a job, once: pending → sending → sent. The other ends: kept (no gateway is configured), dead (refused, or too
-- late), unclear (given over, but no answer came; not sent again). docs/decisions/0010-mail-and-jobs.md
alter table messages
  -- the blocks of a mail in the brand's look; null for plain text
  add column mail jsonb,
  add column state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'kept', 'dead', 'unclear')),
  -- of no use from then on
  add column expires_at timestamptz,
  add column reason text;
update messages set state = 'kept';
-- What still holds its words, to be erased when it is old.
create index messages_unerased on messages (created_at) where body <> '';
