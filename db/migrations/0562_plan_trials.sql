-- A plan may be tried for some days before anything is charged; 0: it can't.
alter table plans add column trial_days int not null default 0 check (trial_days between 0 and 90);

-- The days that its checkout offers, when the trial ends or ended, and since when it's paid for: what the figures count.
alter table subscriptions
  add column trial_days int not null default 0 check (trial_days between 0 and 90),
  add column trial_end timestamptz,
  add column paying_since timestamptz,
  drop constraint subscriptions_status_check,
  add constraint subscriptions_status_check check (status in ('incomplete', 'trialing', 'active', 'past_due', 'ended')),
  add check (status <> 'trialing' or (provider_id is not null and trial_end is not null));
update subscriptions set paying_since = created_at where provider_id is not null;

-- Who has tried a plan; whose trial ends soon; what began to be paid for, and ended, within some days.
create index subscriptions_tried on subscriptions (user_id, plan_id) where trial_end is not null;
create index subscriptions_trials on subscriptions (trial_end) where status = 'trialing';
create index subscriptions_trials_of on subscriptions (plan_id) where status = 'trialing';
create index subscriptions_paying on subscriptions (paying_since) where paying_since is not null;
create index subscriptions_left on subscriptions (ended_at, paying_since) where paying_since is not null and ended_at is not null;
drop index subscriptions_started;
drop index subscriptions_ended;
