-- How often the order of its next date was refused, though nothing was known that is in its way: after some times it's paused, instead of tried for ever. Any change begins the count anew.
alter table repeat_deliveries add column refusals int not null default 0;
