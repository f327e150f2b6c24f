-- What of a charge was paid by card, in minor units: the rest was a credit of an earlier change of plan. Null for charges from before.
alter table subscription_charges add column card_amount int check (card_amount >= 0);
