-- Where a muted word applies (decision 85): posts and comments, notifications, or both. Processes of the release before apply each one to both.
alter table muted_words add column in_posts boolean not null default true, add column in_notifications boolean not null default true,
  add constraint muted_words_apply check (in_posts or in_notifications);
-- For the nightly purge.
create index muted_words_expiry on muted_words (expires_at) where expires_at is not null;
