-- The last number of each sequence. A number is taken by the statement that travels with the commit: what is rolled back took none.
create table invoice_counters (
  kind text primary key check (kind in ('invoice', 'credit_note')),
  last int not null default 0
);
insert into invoice_counters (kind) values ('invoice'), ('credit_note');

-- What was billed, or credited, as it was then: nothing here changes when an order, an address or a setting does.
create table invoices (
  id uuid primary key,
  kind text not null references invoice_counters,
  sequence int not null check (sequence > 0),
  number text not null unique,
  order_id uuid not null references orders,
  order_number text not null,
  -- the invoice that a credit note is about
  corrects uuid references invoices,
  -- of a credit note: why, in words for the buyer
  reason text not null default '',
  locale text not null,
  -- {"name", "language", "style"}, as the settings of the currency
  currency jsonb not null,
  -- {"name", "address", "taxId", "email"}
  seller jsonb not null,
  -- {"firstName", "lastName", "addressLine1", …}; null once the law doesn't ask for it any more
  buyer jsonb,
  payment_method text not null,
  -- minor units; of an invoice as the order has them
  product_cost int not null check (product_cost >= 0),
  shipping_cost int not null check (shipping_cost >= 0),
  discount int not null check (discount >= 0),
  tax int not null check (tax >= 0),
  total_cost int not null check (total_cost = product_cost + shipping_cost + tax - discount),
  -- the part of the total that was paid with points, or that went back as points
  points_cost int not null check (points_cost between 0 and total_cost),
  ordered_at timestamptz not null,
  issued_at timestamptz not null,
  unique (kind, sequence),
  check ((kind = 'credit_note') = (corrects is not null))
);
create unique index invoices_one on invoices (order_id) where kind = 'invoice';
create index invoices_order on invoices (order_id, issued_at);
create index invoices_buyers on invoices (issued_at) where buyer is not null;

create table invoice_lines (
  invoice_id uuid not null references invoices,
  position int not null,
  sku text not null,
  name text not null,
  options jsonb not null,
  price int not null check (price >= 0),
  quantity int not null check (quantity > 0),
  total_price int not null check (total_price = price * quantity),
  primary key (invoice_id, position)
);

-- Only the buyer may be taken out, when the years are over.
create function invoices_stay() returns trigger language plpgsql as $$
begin
  raise exception 'invoices don''t change: correct one with a credit note';
end $$;
create trigger invoices_stay before delete or update of id, kind, sequence, number, order_id, order_number, corrects, reason, locale, currency,
  seller, payment_method, product_cost, shipping_cost, discount, tax, total_cost, points_cost, ordered_at, issued_at
  on invoices for each row execute function invoices_stay();
create trigger invoice_lines_stay before delete or update on invoice_lines for each row execute function invoices_stay();
