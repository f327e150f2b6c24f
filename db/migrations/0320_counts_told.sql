-- Reactions and comments change counts many times a second; the application tells of these together (decision 69). What else changes of a post's row
-- is still told here.
drop trigger posts_told on posts;
create trigger posts_told after update of text, media, audience, club_id, record_id, product_ids, owned_ids, mentions, pinned_at, edited_at, removed_at, removed_reason
  on posts for each row when (old.audience = 'public' or new.audience = 'public') execute function tell_of_post();
