-- How many units of a line were put back into stock with a refund, besides those that came back with a return.
alter table order_lines add column restocked int not null default 0 check (restocked >= 0);
