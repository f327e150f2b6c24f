-- What is bought together with a product, counted from the orders every night; rank 1 is the best.
create table bought_together (
  product_id uuid not null references products on delete cascade,
  other_id uuid not null references products on delete cascade,
  rank int not null,
  -- orders with both; of those with the product, the share that has the other; how much likelier than in any order
  orders int not null,
  confidence float4 not null,
  lift float4 not null,
  primary key (product_id, other_id)
);
create index bought_together_other on bought_together (other_id);

-- What staff want to be shown beside a product, before anything that is counted.
create table related_picks (
  product_id uuid not null references products on delete cascade,
  related_id uuid not null references products on delete cascade,
  position int not null,
  primary key (product_id, related_id),
  check (product_id <> related_id)
);
create index related_picks_related on related_picks (related_id);

-- What staff pin to a rail, or exclude from it.
create table tag_picks (
  tag text not null check (tag in ('BEST_SELLING_PRODUCTS', 'TRENDING_PRODUCTS', 'TOP_RATED_PRODUCTS', 'YOU_MAY_LIKE')),
  product_id uuid not null references products on delete cascade,
  -- place of a pinned one; null: excluded
  position int,
  primary key (tag, product_id)
);
create index tag_picks_product on tag_picks (product_id);
