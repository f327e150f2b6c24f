-- A club that its owner has closed: gone for everyone like one that moderators took down, and for good.
alter table clubs add column closed_at timestamptz;

-- Who was in it is told so.
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention', 'moderation', 'club-request', 'club-accepted', 'club-closed'));
