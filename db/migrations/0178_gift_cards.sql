-- Each gift card that was bought or issued: to whom it goes, and when. Its code exists from the moment it's sent.
create table gift_cards (
  id uuid primary key,
  -- null where staff issued it
  order_id uuid references orders on delete cascade,
  account_id uuid references credit_accounts,
  -- minor units
  amount int not null check (amount > 0),
  design text not null,
  recipient_email text not null,
  recipient_name text not null default '',
  sender_name text not null default '',
  message text not null default '',
  send_at timestamptz not null,
  -- from then on it may be sent: its order is paid
  paid_at timestamptz,
  sent_at timestamptz,
  -- its order was cancelled or refunded
  voided_at timestamptz,
  created_at timestamptz not null,
  check ((sent_at is null) = (account_id is null))
);
create index gift_cards_due on gift_cards (send_at, id) where paid_at is not null and sent_at is null and voided_at is null;
create index gift_cards_order on gift_cards (order_id) where order_id is not null;
create index gift_cards_account on gift_cards (account_id) where account_id is not null;
create index gift_cards_recipient on gift_cards (recipient_email);

alter table order_lines add column is_gift_card boolean not null default false;
