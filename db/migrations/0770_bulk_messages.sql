-- Mails to many wait here and not among the jobs, so that none holds up a code that someone is waiting for. A campaign is an issue of the newsletter.
alter table messages
  add column is_bulk boolean not null default false,
  add column campaign uuid;
create index messages_bulk on messages (id) where is_bulk and state in ('pending', 'sending');
create index messages_campaign on messages (campaign) where campaign is not null and state in ('pending', 'sending');
