-- Orders that staff put together for someone: on the phone, over the counter. A draft holds no stock; what is placed is an order like any other.
create table order_drafts (
  id uuid primary key,
  -- who put it together first
  author uuid references users on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- how often it was saved: who saves it names the one they read
  version int not null default 1,
  -- for whom; null for a guest
  customer_id uuid references users on delete cascade,
  email text not null default '',
  -- [{"productId", "variantId", "quantity"}]
  lines jsonb not null,
  shipping_address jsonb,
  shipping_method text,
  -- off the lines together, in minor units, and why
  discount int not null default 0 check (discount >= 0),
  reason text not null default '',
  -- as an order it was placed as; it stays what it was
  order_id uuid references orders on delete cascade
);
create index order_drafts_open on order_drafts (changed_at desc, id desc) where order_id is null;
create index order_drafts_order on order_drafts (order_id) where order_id is not null;
create index order_drafts_author on order_drafts (author) where author is not null;
create index order_drafts_customer on order_drafts (customer_id) where customer_id is not null;
create index order_drafts_email on order_drafts (email);
