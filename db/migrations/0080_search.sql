-- Search: what a shop decides about it, what people and clubs say of themselves, and what was searched for.

create extension if not exists pg_trgm;

-- What words stand for beside themselves: "kb" means "kettlebell". Each way is a row of its own.
create table search_synonyms (
  index_name text not null,
  term text not null,
  means text[] not null check (array_length(means, 1) between 1 and 20),
  primary key (index_name, term)
);

-- What a query gets besides, or instead of, what its words find: a category's list, products that come first.
create table search_rules (
  index_name text not null,
  query text not null,
  category_id uuid references categories on delete cascade,
  product_ids uuid[] not null default '{}',
  primary key (index_name, query)
);
create index search_rules_category on search_rules (category_id);

-- A part of a SKU, in any case. Shorter parts than three letters read the whole index, so they aren't looked for.
create index variants_sku on variants using gin (lower(sku) gin_trgm_ops) with (fastupdate = off);

-- People and clubs, as search shows them. Their modules write them in the transaction of a change.
create table search_documents (
  index_name text not null,
  id uuid not null,
  -- lower case, without diacritics: what is searched
  words text not null,
  -- what orders those that fit equally well: followers, members
  popularity float8 not null default 0,
  -- what a result shows
  document json not null,
  primary key (index_name, id)
);
create index search_documents_words on search_documents using gin (words gin_trgm_ops);

-- How often something was searched for on a day, how much it found and how often a result was opened. Nothing says by whom.
create table search_log (
  day date not null,
  query text not null,
  searches int not null default 0,
  results int not null default 0,
  opened int not null default 0,
  primary key (day, query)
);
create table search_opened (
  day date not null,
  query text not null,
  product_id uuid not null references products on delete cascade,
  times int not null default 0,
  primary key (day, query, product_id)
);
create index search_opened_product on search_opened (product_id);

-- Products are searched in memory (decision 22), so their row carries no index of words any more.
alter table products drop column search;
drop function immutable_join;
