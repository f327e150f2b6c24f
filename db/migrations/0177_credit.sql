-- Money that the shop owes, to be spent on its goods: a customer's store credit, or a gift card, which is whoever's that has its code. Minor units of the shop's currency.
create table credit_accounts (
  id uuid primary key,
  kind text not null check (kind in ('customer', 'gift_card')),
  -- null once the account is erased
  user_id uuid references users on delete set null,
  -- SHA-256 of a gift card's code, in hexadecimals, and its last four characters
  code_hash text unique,
  last4 text,
  -- the sum of its entries, changed by the same statement
  balance int not null check (balance >= 0),
  -- null: never
  expires_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'gift_card') = (code_hash is not null and last4 is not null)),
  check (kind = 'customer' or user_id is null)
);
create unique index credit_accounts_user on credit_accounts (user_id) where kind = 'customer';
create index credit_accounts_page on credit_accounts (created_at desc, id desc);
create index credit_accounts_kind on credit_accounts (kind, created_at desc, id desc);
create index credit_accounts_last4 on credit_accounts (last4, created_at desc, id desc);

create table credit_entries (
  id uuid primary key,
  account_id uuid not null references credit_accounts,
  -- positive where money came, negative where it went
  amount int not null check (amount <> 0),
  reason text not null check (reason in ('ISSUED', 'ADJUSTED', 'BOUGHT', 'SPENT', 'SPENT_RETURNED', 'REFUND', 'CLAIMED', 'VOIDED')),
  -- what it is about: an order, a refund, a gift card; with the reason it counts once
  source text not null,
  order_id uuid,
  -- the member of staff who did it, and why
  staff_id uuid,
  note text not null default '',
  created_at timestamptz not null
);
create unique index credit_entries_once on credit_entries (account_id, reason, source);
create index credit_entries_page on credit_entries (account_id, created_at desc, id desc);
create index credit_entries_order on credit_entries (order_id) where order_id is not null;
-- Only added to; words about a person can be taken out.
create function refuse_credit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then return new; end if;
  raise exception 'entries of credit are only added';
end $$;
create trigger credit_entries_stay before update or delete on credit_entries for each row execute function refuse_credit_change();

alter table orders drop constraint orders_payment_method_check;
-- Credit: gift cards and store credit (and points) pay all of it.
alter table orders add constraint orders_payment_method_check check (payment_method in ('Stripe', 'Points', 'COD', 'Credit'));
alter table orders
  -- the part that gift cards and store credit paid, and which: [{"accountId", "kind", "last4", "amount"}] in the order they were used
  add column credit_cost int not null default 0 check (credit_cost between 0 and total_cost),
  add column credits jsonb not null default '[]';
alter table order_refunds
  -- of what gift cards and store credit had paid, what went back to them
  add column credit_returned int not null default 0 check (credit_returned >= 0);
alter table order_refunds drop constraint order_refunds_check;
alter table order_refunds add constraint order_refunds_check check (amount + points_returned + credit_returned > 0);
alter table invoices add column credit_cost int not null default 0 check (credit_cost >= 0);

-- What is sold of it is a gift card: sent by email, never in a parcel.
alter table products add column is_gift_card boolean not null default false;
