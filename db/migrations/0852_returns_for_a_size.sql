-- outside of a transaction
-- How many pieces of a product came back because of their size, for staff.
create index concurrently if not exists returns_for_a_size on returns (requested_at) where reason = 'wrong-size' and state <> 'rejected';
