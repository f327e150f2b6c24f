-- Of a plan those in a state, the newest first.
create index subscriptions_plan_status on subscriptions (plan_id, status, created_at desc, id desc);
-- What began and ended within some days, of what was paid at least once.
create index subscriptions_started on subscriptions (created_at) where provider_id is not null;
create index subscriptions_ended on subscriptions (ended_at, created_at) where provider_id is not null and ended_at is not null;
