-- What promotions and plans are called in languages besides the shop's first: {"bn": "…"}. A language that isn't here has the original. Decision 87.
alter table promotions add column names jsonb not null default '{}';
alter table plans add column names jsonb not null default '{}';
-- The plan's name in the language of the order, as it was called then; null where it had none.
alter table orders add column member_plan_translation jsonb;

drop trigger promotions_changed on promotions;
create trigger promotions_changed after insert or delete or update of name, names, trigger, active, starts_at, ends_at, rule, uses_max, uses_per_person
  on promotions for each statement execute function announce_promotions();

-- What an entry of an order's history is about, in minor units of the order: who reads it sees it in their own digits. Entries of before say it in their note.
alter table order_events add column amount int;
