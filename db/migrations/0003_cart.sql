create table carts (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade
);

create table cart_items (
  cart_id uuid not null references carts on delete cascade,
  variant_id uuid not null references variants on delete cascade,
  quantity int not null check (quantity between 1 and 99),
  -- of one piece when the line was last changed, to tell the person when it moved
  price int not null check (price > 0),
  changed_at timestamptz not null,
  primary key (cart_id, variant_id)
);
create index cart_items_variant on cart_items (variant_id);
