-- Which edit of a plan its editor has read: a newer one refuses theirs.
alter table plans add column version int not null default 1;
-- Whether a plan was ever subscribed to, and its subscriptions, the newest first.
create index subscriptions_plan on subscriptions (plan_id, created_at desc, id desc);
-- How many have a plan, and what they pay.
create index subscriptions_running on subscriptions (plan_id, period, amount, cancel_at_period_end) where status in ('active', 'past_due');
