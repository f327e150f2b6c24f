-- One index of a customer's orders where there were three: what a list is narrowed by stands at its end, so rows of other states are passed over without being looked up. Each change of an order wrote all three.
drop index orders_user_status;
drop index orders_user_payment;
drop index orders_user;
create index orders_user on orders (user_id, ordered_at desc, id desc, order_status, payment_status) where user_id is not null;
