-- What lists can be narrowed down to as new; a job takes products out again once they're a month old. Documents of an older form get the facet when they're rebuilt.
alter table products add column is_new boolean not null default false;
update products set is_new = true where published_at > now() - interval '30 days';
create index products_new on products (published_at, id) where is_new;
