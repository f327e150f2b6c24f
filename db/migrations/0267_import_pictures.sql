-- Pictures at other addresses that a product file names: fetched by a job after the run.
create table import_pictures (
  import_id uuid not null references imports on delete cascade,
  -- the row of the product
  position int not null,
  -- its place among the product's pictures in the file
  place int not null,
  product_id uuid not null,
  source text not null,
  alt text not null,
  state text not null check (state in ('waiting', 'done', 'failed')),
  attempts int not null default 0,
  -- where its copy is, once it's here
  url text,
  primary key (import_id, position, place)
);
create index import_pictures_waiting on import_pictures (import_id, position, place) where state = 'waiting';

-- Where pictures of a product came from: the same file imported again brings none twice.
create table picture_sources (
  product_id uuid not null references products on delete cascade,
  -- of the address, which may be long
  source_hash text not null,
  url text not null,
  primary key (product_id, source_hash)
);

alter table imports
  add column pictures_waiting int not null default 0,
  add column pictures_done int not null default 0,
  add column pictures_failed int not null default 0;
