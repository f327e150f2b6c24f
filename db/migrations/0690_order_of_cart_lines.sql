-- Lines of a cart stay in the order in which they were added, also those that a visitor brings along. Those of before stay by variant.
alter table cart_items add column place int not null default 0;
