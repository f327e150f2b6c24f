-- How the size of what was bought fits, as its reviewer says (decision 113). Null is no answer; what has no sizes has none. The conditions are checked
-- in 0853, which locks nothing for long. One table in each migration: a query that reads reviews and products may hold one and wait for the other.
alter table reviews add column fit text;
alter table reviews add constraint reviews_fit check (fit in ('runs-small', 'true-to-size', 'runs-large')) not valid;
