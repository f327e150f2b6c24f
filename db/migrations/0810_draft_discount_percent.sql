-- A draft's discount may be a share of its lines, in thousandths of a percent, which is an amount only once the order is placed.
-- An amount in discount has precedence: a process of the previous release saves only that.
alter table order_drafts add column discount_percent int check (discount_percent between 1 and 100000);
