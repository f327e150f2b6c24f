-- What changes of plan left with the payment provider, as it said when it was asked last.
alter table subscriptions add column credit int not null default 0 check (credit >= 0);
-- Of those that may have some, the provider is asked right after the upgrade.
update subscriptions s set check_at = least(check_at, now()) where status in ('active', 'past_due')
  and exists (select from subscription_charges c where c.subscription_id = s.id and c.amount < 0);
