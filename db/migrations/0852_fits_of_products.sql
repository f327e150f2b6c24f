-- How many reviews say that it runs small, is true to size and runs large: like the ratings beside it, written in the transaction of the review.
alter table products add column fits int[] not null default '{0,0,0}';
alter table products add constraint products_fits check (array_length(fits, 1) = 3 and 0 <= all (fits)) not valid;
