-- Posts that are published later. `content` is what the call to post takes; `media` its pictures as they're shown. What couldn't be published at its time
-- is a draft: it has a problem and no time.
create table scheduled_posts (
  id uuid primary key,
  author_id uuid not null references profiles on delete cascade,
  content jsonb not null,
  media jsonb not null default '[]',
  publish_at timestamptz,
  problem text,
  created_at timestamptz not null,
  check ((publish_at is null) = (problem is not null))
);
create index scheduled_posts_author on scheduled_posts (author_id, publish_at);
create index scheduled_posts_due on scheduled_posts (publish_at, id) where publish_at is not null;

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention', 'moderation', 'club-request', 'club-accepted', 'club-closed',
      'challenge', 'repost', 'quote', 'poll', 'challenge-cancelled', 'challenge-workout', 'scheduled-post'));
