-- The catalogue in languages besides the shop's first, in which the originals are. What has no row, or an empty text, falls back to the original.
create table product_translations (
  product_id uuid not null references products on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  name text not null,
  short_description text not null default '',
  full_description text not null default '',
  meta_title text not null default '',
  meta_description text not null default '',
  keywords text[] not null default '{}',
  -- The read model: as products.card and products.page, in this language.
  card json not null default '{}',
  page json not null default '{}',
  primary key (product_id, locale)
);
alter table product_translations alter column page set storage external;

create table category_translations (
  category_id uuid not null references categories on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  name text not null,
  description text not null default '',
  primary key (category_id, locale)
);

-- Names and values of options ("Size", "Black"): products and filters go by the original, people read these.
create table option_translations (
  locale text not null check (locale ~ '^[a-z]{2}$'),
  term text not null,
  text text not null,
  primary key (locale, term)
);

-- In which language someone ordered, or has an account; null: the shop's first.
alter table orders add column locale text;
alter table users add column locale text;
