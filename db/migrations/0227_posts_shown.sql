-- How much better a record is than everything its member logged of that lift before; null for the first one, and where it isn't better.
alter table records add column gain int check (gain > 0);
update records r set gain = better.gain from (
  select id, case measure when 'time' then min(value) over earlier - value else value - max(value) over earlier end as gain from records
  where removed_at is null and flag is null
  window earlier as (partition by user_id, lift order by performed_on, id rows between unbounded preceding and 1 preceding)
) better where better.id = r.id and better.gain > 0;

-- As in 0171; what seems impossible is no gain either.
create or replace function flag_records() returns trigger language plpgsql as $$
begin
  update records r set flag = case when r.value > l.most then 'world_record' else 'jump' end, gain = null
  from come c join profiles p on p.user_id = c.user_id join lift_limits l on l.lift = c.lift and l.sex = coalesce(p.sex, 'male')
  where r.id = c.id and c.measure = 'weight' and (
    c.value > l.most
    -- nobody gains thirty percent in two months but by a typing error
    or c.value > 1.3 * (
      select max(before.value) from records before
      where before.user_id = c.user_id and before.lift = c.lift and before.measure = 'weight' and before.removed_at is null and before.flag is null
        and before.id <> c.id and before.value >= 40000 and before.performed_on between c.performed_on - 60 and c.performed_on
        and before.created_at <= c.created_at
    ));
  return null;
end
$$;

-- The posts that name a product and are for everyone: those whose authors own it first, then the newest. Kept by triggers, as posts are written
-- by several modules and by the demo world.
create table product_posts (
  product_id uuid not null references products on delete cascade,
  is_owner boolean not null,
  post_id uuid not null references posts on delete cascade,
  primary key (product_id, is_owner, post_id)
);
create index product_posts_post on product_posts (post_id);

create function place_on_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from product_posts where post_id = new.id; end if;
  if new.audience = 'public' and new.removed_at is null then
    insert into product_posts (product_id, is_owner, post_id)
    select p.id, p.id = any(new.owned_ids), new.id from products p where p.id = any(new.product_ids);
  end if;
  return null;
end
$$;
create trigger posts_on_products after insert on posts for each row when (new.product_ids <> '{}') execute function place_on_products();
create trigger posts_moved_on_products after update of audience, removed_at, product_ids, owned_ids on posts for each row
  when (old.product_ids <> '{}' or new.product_ids <> '{}') execute function place_on_products();
insert into product_posts (product_id, is_owner, post_id)
select p.id, p.id = any(t.owned_ids), t.id from posts t join products p on p.id = any(t.product_ids) where t.audience = 'public' and t.removed_at is null;

-- Cached pages show posts for everyone (decision 17). Whatever changes one of them, its counts among that, is told here, so that none is forgotten;
-- what appears on a hashtag's page or goes from it, too.
create function tell_of_post() returns trigger language plpgsql as $$
declare tags text[] := array['post:' || old.id];
begin
  if tg_op = 'UPDATE' and (old.audience, old.removed_at) is distinct from (new.audience, new.removed_at) then
    tags := tags || array(select 'hashtag:' || tag from post_tags where post_id = old.id);
  end if;
  perform pg_notify('catalogue', json_build_object('tags', tags)::text);
  return null;
end
$$;
create trigger posts_told after update on posts for each row when (old.audience = 'public' or new.audience = 'public') execute function tell_of_post();
create trigger posts_told_gone after delete on posts for each row when (old.audience = 'public') execute function tell_of_post();
