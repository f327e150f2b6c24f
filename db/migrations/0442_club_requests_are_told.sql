-- Who asks to join a club is told to those who may let them in, and who was let in is told so.
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention', 'moderation', 'club-request', 'club-accepted')),
  -- of those that are about a club
  add column club_id uuid references clubs on delete cascade;
create index notifications_club on notifications (club_id) where club_id is not null;

-- What came before by email or didn't, follows the same of people: being let in isn't in a digest unless one wants it.
update notification_settings set email_off = array_append(email_off, 'club-accepted') where 'accepted' = any(email_off);
