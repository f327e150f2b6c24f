-- A customer has one review of a product, however often they bought it, so that they count once in its rating. Of several, the newest that
-- is shown stays, and the others become its earlier versions; like those, they lose their photos.
lock table reviews in share row exclusive mode;
create temporary table doubled_reviews on commit drop as
  select * from (
    select id, product_id, first_value(id) over w as kept from reviews where user_id is not null
    window w as (partition by user_id, product_id order by removed_at is null desc, id desc)
  ) r where id <> kept;
update review_edits e set review_id = d.kept from doubled_reviews d where e.review_id = d.id;
insert into review_edits (id, review_id, rating, text, image, at)
  select r.id, d.kept, r.rating, r.text, r.image, k.created_at
  from doubled_reviews d join reviews r on r.id = d.id join reviews k on k.id = d.kept;
update uploads set used_by = null, delete_at = now() where used_by in (select 'review:' || id from doubled_reviews);
delete from reviews where id in (select id from doubled_reviews);
-- Documents of form 0 are rebuilt by the new processes.
update products p set document_form = 0, ratings = (
  select array_agg((select count(*)::int from reviews r where r.product_id = p.id and r.removed_at is null and r.rating = stars) order by stars)
  from generate_series(1, 5) stars
) where id in (select product_id from doubled_reviews);

create unique index reviews_author on reviews (user_id, product_id);
