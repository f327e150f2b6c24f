-- {"url", "alt", "width", "height", "blur"}: what stands at the head of a category.
alter table categories add photo jsonb;

-- The pictures of the shop window that belong to no product, by the place where they hang ("market", "deals").
create table window_pictures (
  place text primary key check (place ~ '^[a-z]+(-[a-z]+)*$'),
  photo jsonb not null
);
