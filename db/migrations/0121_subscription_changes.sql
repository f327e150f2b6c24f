-- A change of plan is under way until then: a second one waits.
alter table subscriptions add column changing_until timestamptz;
-- The percentage, the names and the prices of a running subscription are its plan's: one that is used can't be deleted by mistake.
comment on table plans is 'Turn a plan off with active = false; a subscription refers to it as long as its charges are kept';
-- As it was called when it was charged.
alter table subscription_charges add column plan_name text not null;
-- Whose it was, to be listed; null once the account is erased.
alter table subscription_charges add column user_id uuid references users on delete set null;
create index subscription_charges_user on subscription_charges (user_id, created_at desc, id desc);
drop index subscription_charges_page;
create index subscription_charges_subscription on subscription_charges (subscription_id);
-- What a period costs its member, in minor units: as it was when they chose it, whatever the plan costs others by now.
alter table subscriptions add column amount int;
