-- What staff wrote about points that they added or took; the customer sees it.
alter table points_entries add column note text;
