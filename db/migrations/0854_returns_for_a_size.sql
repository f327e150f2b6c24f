-- outside of a transaction
-- How many pieces of a product came back because of their size, for staff.
drop index concurrently if exists returns_for_a_size;
create index concurrently returns_for_a_size on returns (requested_at) where reason = 'wrong-size' and state <> 'rejected';
