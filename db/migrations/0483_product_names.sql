-- Names by their parts stand beside products: each save, and each sale that changes what a product shows, writes its row anew with all of its indexes, and
-- the trigrams of a name that nobody had changed were two thirds of that.
create table product_names (
  product_id uuid primary key references products on delete cascade,
  -- in small letters
  name text not null
);
insert into product_names (product_id, name) select id, lower(name) from products;
create index product_names_parts on product_names using gin (name gin_trgm_ops) with (fastupdate = off);
-- What has a name already: files of products are warned of it.
create index product_names_whole on product_names (name);
drop index products_name;

create function follow_product_name() returns trigger language plpgsql as $$
begin
  insert into product_names (product_id, name) values (new.id, lower(new.name)) on conflict (product_id) do update set name = excluded.name;
  return null;
end $$;
create trigger products_named after insert on products for each row execute function follow_product_name();
create trigger products_renamed after update of name on products for each row when (new.name <> old.name) execute function follow_product_name();
