-- Who placed an order as a guest: a keyed hash of their network, for the limits of guest orders; removed after a month.
alter table orders add column client_hash text;
create index orders_client on orders (client_hash, ordered_at) where client_hash is not null;
create index orders_email on orders (email, ordered_at) where user_id is null;
drop index orders_guest_email;
