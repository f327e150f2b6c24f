-- Of an order that replaces pieces of another: how much of that one's total it settles once they're back. What then pays is credit_expected, less where some of the
-- money had been paid back before.
alter table orders add column credit_value int;
