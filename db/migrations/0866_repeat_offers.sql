-- outside of a transaction
-- The products that can be added to a repeat delivery.
drop index concurrently if exists products_repeated;
create index concurrently products_repeated on products (id) where repeat_weeks is not null;
