-- A brand whose products are all in the trash can be removed; with the first that is restored it's there again. Its name and slug are free meanwhile.
alter table brands add column removed_at timestamptz;
alter table brands drop constraint brands_slug_key, drop constraint brands_name_key;
create unique index brands_slug on brands (slug) where removed_at is null;
create unique index brands_name on brands (name) where removed_at is null;

-- Whatever makes a product one that isn't in the trash: its brand is there, or another one has its name by now and is its brand.
create function bring_back_brand() returns trigger language plpgsql as $$
declare
  brand brands;
  namesake uuid;
begin
  -- Waits for whoever is removing it, and keeps others from it.
  select * into brand from brands where id = new.brand_id for key share;
  if brand.removed_at is null then return new; end if;
  select id into namesake from brands where removed_at is null and lower(name) = lower(brand.name) for key share;
  if namesake is not null then
    new.brand_id := namesake;
    return new;
  end if;
  update brands b set removed_at = null,
    slug = case when exists (select from brands o where o.slug = b.slug and o.removed_at is null) then b.slug || '-' || right(b.id::text, 12) else b.slug end
  where b.id = brand.id and b.removed_at is not null;
  return new;
exception when unique_violation then
  -- Another one was added a moment ago: the transaction runs again, and finds it.
  raise serialization_failure using message = 'a brand was added meanwhile';
end $$;
create trigger products_bring_back_brand before insert on products for each row when (new.deleted_at is null) execute function bring_back_brand();
create trigger products_bring_back_brand_again before update of brand_id, deleted_at on products for each row
  when (new.deleted_at is null and (old.deleted_at is not null or old.brand_id <> new.brand_id)) execute function bring_back_brand();
