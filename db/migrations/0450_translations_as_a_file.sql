-- What was translated, as MD5 of each text of the original: where the original says something else by now, the translation is outdated. Decision 84.
alter table product_translations add column sources jsonb not null default '{}';
alter table category_translations add column sources jsonb not null default '{}';

-- Of what is translated already, the original of today.
update product_translations t set sources = jsonb_build_object('name', md5(p.name), 'short_description', md5(p.short_description),
  'description', md5(p.full_description), 'meta_title', md5(p.meta_title), 'meta_description', md5(p.meta_description))
  || (select coalesce(jsonb_object_agg('picture:' || f.url, md5(f.alt)), '{}') from product_photos f where f.product_id = p.id)
from products p where p.id = t.product_id;
update category_translations t set sources = jsonb_build_object('name', md5(c.name), 'description', md5(c.description))
from categories c where c.id = t.category_id;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('products', 'stock', 'prices', 'customers', 'codes', 'redirects', 'translations'));
-- rows that wait for staff to say that they are taken anyway
alter table imports add column outdated int not null default 0;
alter table import_rows drop constraint import_products_action_check;
alter table import_rows add constraint import_rows_action_check check (action in ('create', 'update', 'same', 'outdated', 'refuse'));
