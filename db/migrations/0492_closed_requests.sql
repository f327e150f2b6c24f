-- A request for an exchange that ended because all of its order was paid back: nothing was left that could pay for what replaces.
alter table returns add column closed_by_refund bool not null default false;
