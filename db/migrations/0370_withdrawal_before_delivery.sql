-- Whether its buyer may withdraw from the contract before it's delivered: the terms of the day it was ordered. From delivery on `withdraw_until` says it.
alter table orders add column is_withdrawable boolean not null default true;
