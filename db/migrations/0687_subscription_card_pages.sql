-- The page on which another card is given for a subscription: one at a time, as for repeat deliveries (0660). A page that is open during the upgrade is closed by who asks next.
alter table subscriptions
  add column card_attempt_id uuid,
  add column card_begun_at timestamptz,
  add column card_session_url text;
