-- Lines that a customer took out of the cart without giving them up.
create table saved_lines (
  user_id uuid not null references users on delete cascade,
  variant_id uuid not null references variants on delete cascade,
  quantity int not null check (quantity between 1 and 99),
  -- of one piece when the line was last in the cart
  price int not null check (price > 0),
  saved_at timestamptz not null,
  primary key (user_id, variant_id)
);
create index saved_lines_variant on saved_lines (variant_id);
