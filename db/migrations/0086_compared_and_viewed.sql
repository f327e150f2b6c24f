-- A handful of products, oldest first: one row for each customer, so that one update is the whole change, whatever comes at once.
create table compare_lists (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  product_ids uuid[] not null check (cardinality(product_ids) <= 3)
);

-- What a customer looked at lately, newest first. No times: nobody needs them.
create table recently_viewed (
  user_id uuid primary key references users on delete cascade,
  product_ids uuid[] not null check (cardinality(product_ids) <= 20)
);
