-- The language in which somebody asked to be told; null for alerts from before, which are told in the account's or the shop's first.
alter table stock_alerts add column locale text check (locale ~ '^[a-z]{2}$');
