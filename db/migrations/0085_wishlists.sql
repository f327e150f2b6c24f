-- A customer's wishlists. The first one is there from the first product on; it can be emptied and renamed, not removed.
create table wishlists (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- null until the customer names it: the page has a word for the first one
  name text check (length(name) between 1 and 60),
  is_default boolean not null,
  -- opens the list without signing in; null as long as it is private
  share_token text unique,
  -- whether the shared page says the owner's first name
  show_owner boolean not null default false,
  created_at timestamptz not null,
  check (is_default or name is not null)
);
create index wishlists_user on wishlists (user_id);
create unique index wishlists_default on wishlists (user_id) where is_default;

create table wishlist_items (
  list_id uuid not null references wishlists on delete cascade,
  product_id uuid not null references products on delete cascade,
  -- the lowest among its variants when it was added, in minor units, to tell the customer when it moved
  price int not null check (price >= 0),
  added_at timestamptz not null,
  primary key (list_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);
