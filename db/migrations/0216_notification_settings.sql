-- How a member wants to be told. Without a row: as `server/modules/notifications/settings.ts` says.
create table notification_settings (
  user_id uuid primary key references profiles on delete cascade,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  -- kinds that aren't told at all, and those that no digest names
  app_off text[] not null,
  email_off text[] not null,
  changed_at timestamptz not null
);
-- Each is in one digest at most.
alter table notifications add column digested_at timestamptz;
create index notifications_undigested on notifications (user_id, updated_at) where read_at is null and digested_at is null;
-- What is old goes: read after a month, everything after three.
create index notifications_age on notifications (updated_at);
