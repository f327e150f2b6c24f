-- A profile counts the posts that everyone may see: the number would tell of those for followers, for a club and for oneself. Those
-- in clubs are counted when it's read, since they're everyone's only while the club is.
update profiles p set posts = n.posts from (
  select p.user_id, count(o.id)::int as posts from profiles p
    left join posts o on o.author_id = p.user_id and o.audience = 'public' and o.club_id is null and o.removed_at is null
  group by p.user_id
) n where n.user_id = p.user_id and n.posts <> p.posts;

create index posts_public_in_clubs on posts (author_id, club_id) where audience = 'public' and club_id is not null and removed_at is null;
