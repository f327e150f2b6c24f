-- The page on which another card is given for a repeat delivery: one at a time. The attempt is written before the provider is asked, so that all who ask at once ask for the
-- same one; what comes back for an attempt that isn't the row's any more is ended unseen.
alter table repeat_deliveries
  add column card_attempt_id uuid,
  add column card_begun_at timestamptz,
  add column card_session_url text;
