-- An index that holds the counts is written again with each reaction; without them most changes of a post stay in its own page (HOT).
drop index posts_public;
create index posts_public on posts (id desc) include (author_id) where audience = 'public' and club_id is null and removed_at is null;
alter table posts set (fillfactor = 90);
