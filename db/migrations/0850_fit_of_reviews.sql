-- How the size of what was bought fits, as its reviewer says (decision 113). Null is no answer; what has no sizes has none. The conditions are checked
-- in 0851, which locks nothing for long.
alter table reviews add column fit text;
alter table reviews add constraint reviews_fit check (fit in ('runs-small', 'true-to-size', 'runs-large')) not valid;
alter table review_edits add column fit text;
-- How many reviews say that it runs small, is true to size and runs large: like the ratings beside it, written in the transaction of the review.
alter table products add column fits int[] not null default '{0,0,0}';
alter table products add constraint products_fits check (array_length(fits, 1) = 3 and 0 <= all (fits)) not valid;
