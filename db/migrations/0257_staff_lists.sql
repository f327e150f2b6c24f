-- Orders in a state by what they come to: a list sorted by total reads each combination of states from its own part of one index, as it does by time.
create index orders_state_total on orders (order_status, payment_status, shipping_status, total_cost desc, id desc) include (payment_method, ordered_at);
drop index orders_total;

-- Messages in a state, the newest first: the few that failed among all that were sent.
create index messages_state on messages (state, created_at desc, id desc);
