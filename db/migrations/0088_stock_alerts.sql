-- Who wants to know when a variant is back in stock: a customer by account, anyone else by an email that they confirm.
create table stock_alerts (
  id uuid primary key,
  variant_id uuid not null references variants on delete cascade,
  user_id uuid references users on delete cascade,
  email text,
  created_at timestamptz not null,
  -- when the mail that asks for confirmation was last sent
  asked_at timestamptz,
  -- null until the owner of the email said yes
  confirmed_at timestamptz,
  -- when the alert was sent: it ends the wait
  sent_at timestamptz,
  check ((user_id is null) <> (email is null))
);
create unique index stock_alerts_user on stock_alerts (user_id, variant_id) where user_id is not null;
create unique index stock_alerts_email on stock_alerts (email, variant_id) where email is not null;
create index stock_alerts_waiting on stock_alerts (variant_id, confirmed_at, id) where confirmed_at is not null and sent_at is null;
create index stock_alerts_sent on stock_alerts (variant_id, sent_at) where sent_at is not null;
create index stock_alerts_over on stock_alerts (sent_at) where sent_at is not null;
create index stock_alerts_unconfirmed on stock_alerts (created_at) where confirmed_at is null;
