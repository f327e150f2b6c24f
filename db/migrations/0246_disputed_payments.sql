-- A bank that takes money back names what was taken.
create index payments_intent on payments (intent_id) where intent_id is not null;
