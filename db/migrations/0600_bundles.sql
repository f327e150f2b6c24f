-- A bundle is a variant that consists of other variants, its components. It has no stock of its own: variants.stock of a bundle is what its components are enough for,
-- derived by triggers in the transaction that changes a component. Decision 95.
create table bundle_components (
  bundle_id uuid not null references variants on delete cascade,
  component_id uuid not null references variants,
  quantity int not null check (quantity between 1 and 99),
  position int not null,
  primary key (bundle_id, component_id)
);
create index bundle_components_component on bundle_components (component_id);

-- Told from its row, as rows are locked: components first, then bundles, each in id order.
alter table variants add column is_bundle boolean not null default false;
create index variants_bundles on variants (id) where is_bundle;
-- What one piece of a bundle consisted of when it was ordered; null for anything else.
alter table order_lines add column components jsonb;

create or replace function variant_is_valid(v variants) returns boolean language plpgsql immutable as $$
begin
  return v.stock >= 0 and v.price > 0 and (v.old_price is null or v.old_price > v.price)
    and (v.back_order_limit is null or v.back_order_limit > 0)
    and v.back_ordered >= 0 and (v.back_order_limit is null or v.back_ordered <= v.back_order_limit)
    and (v.back_ordered = 0 or v.stock = 0)
    and (v.weight is null or v.weight between 1 and 1000000)
    and (v.barcode is null or length(v.barcode) between 1 and 60)
    and (v.content_amount is null) = (v.content_unit is null)
    and (v.content_amount is null or v.content_amount between 1 and 1000000
      and v.content_unit in ('g', 'ml', 'cm', 'piece', 'capsule', 'serving'))
    and not (v.is_bundle and (v.back_order_limit is not null or v.back_ordered > 0 or v.content_amount is not null));
end $$;

-- How many of a bundle its components are enough for: none while one of them isn't on sale.
create function bundle_stock(bundle uuid) returns int language sql stable as $$
  select coalesce(min(case when v.active and p.listed then v.stock / c.quantity else 0 end), 0)::int
  from bundle_components c join variants v on v.id = c.component_id join products p on p.id = v.product_id where c.bundle_id = bundle
$$;

-- Locks first: what is read then is what was committed last, so of two changes of different components the later one sees both.
create function derive_bundles(bundles uuid[]) returns void language plpgsql as $$
begin
  perform from variants where id = any(bundles) order by id for no key update;
  update variants v set stock = s.stock from (select b.id, bundle_stock(b.id) as stock from unnest(bundles) as b (id)) s
  where v.id = s.id and v.stock <> s.stock;
end $$;

-- Once for each statement, so that the bundles of all changed components are locked in one order. Most of what changes is in no bundle: that's asked first, which costs
-- a few microseconds.
create function derive_bundles_of_variants() returns trigger language plpgsql as $$
begin
  if exists (select from after a join bundle_components c on c.component_id = a.id) then
    perform derive_bundles(array(
      select distinct c.bundle_id from after a join before b on b.id = a.id join bundle_components c on c.component_id = a.id
      where a.stock <> b.stock or a.active <> b.active));
  end if;
  return null;
end $$;
create trigger variants_derive_bundles after update on variants referencing old table as before new table as after
  for each statement execute function derive_bundles_of_variants();

create function derive_bundles_of_product() returns trigger language plpgsql as $$
begin
  if new.listed <> old.listed then
    perform derive_bundles(array(
      select distinct c.bundle_id from variants v join bundle_components c on c.component_id = v.id where v.product_id = new.id));
  end if;
  return null;
end $$;
create trigger products_derive_bundles after update of listed on products for each row execute function derive_bundles_of_product();
