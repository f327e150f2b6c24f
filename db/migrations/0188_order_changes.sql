-- Orders that change after they were placed: edited before they are packed, or placed to replace what comes back.
alter table orders
  -- how often it was edited: who saves an edit names the one they read
  add column edits int not null default 0 check (edits >= 0),
  -- of its invoice: an edit of what was billed is credited as a whole, and billed anew
  add column revision int not null default 0 check (revision >= 0),
  -- the money that is here while more is owed: after an edit, or of an exchange. Minor units; 0 for any other
  add column paid_part int not null default 0 check (paid_part >= 0),
  -- what pieces on their way back will pay of it, in minor units
  add column credit_expected int not null default 0 check (credit_expected >= 0),
  -- the return that it replaces pieces of
  add column exchange_of uuid references returns on delete set null;
create index orders_exchange_of on orders (exchange_of) where exchange_of is not null;

alter table invoices add column revision int not null default 0;
drop index invoices_one;
create unique index invoices_one on invoices (order_id, revision) where kind = 'invoice';

-- What the buyer wants instead of these pieces; null: their money back.
alter table return_lines add column exchange_variant_id uuid references variants;
create index return_lines_exchange on return_lines (exchange_variant_id) where exchange_variant_id is not null;

-- Money that was taken for one order and pays another one, which replaces pieces of it. Rows are only added.
create table payment_moves (
  id uuid primary key,
  payment_id uuid not null references payments on delete cascade,
  from_order uuid not null references orders on delete cascade,
  to_order uuid not null references orders on delete cascade,
  -- minor units
  amount int not null check (amount > 0),
  at timestamptz not null
);
create index payment_moves_payment on payment_moves (payment_id);
create index payment_moves_from on payment_moves (from_order);
create index payment_moves_to on payment_moves (to_order);

alter table order_refunds drop constraint order_refunds_method_check;
alter table order_refunds add constraint order_refunds_method_check check (method in ('card', 'cash', 'bank', 'points', 'credit', 'exchange'));

update roles set permissions = permissions || '{orders:write}' where name in ('owner', 'manager', 'support');
