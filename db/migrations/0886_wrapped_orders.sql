-- outside of a transaction
-- What gift wrap sold in a range of days (reports): few orders are wrapped.
drop index concurrently if exists orders_wrapped;
create index concurrently orders_wrapped on orders (ordered_at) where gift ? 'wrapCost';
