-- Staff's lists of reviews by stars: of each number of stars no more is read than a page has, however rare it is.
create index reviews_stars on reviews (rating, id);
create index reviews_stars_photos on reviews (rating, id) where photo_count > 0;
create index reviews_stars_unanswered on reviews (rating, id) where reply is null and removed_at is null;
create index reviews_stars_reported on reviews (rating, id) where reports > 0 and removed_at is null;
create index reviews_stars_removed on reviews (rating, id) where removed_at is not null;

-- Redirects by a part of a path.
create index redirects_from_part on redirects using gin (from_path gin_trgm_ops);
create index redirects_to_part on redirects using gin (to_path gin_trgm_ops);
