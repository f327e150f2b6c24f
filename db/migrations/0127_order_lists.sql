-- A customer's orders in one state, or paid or not, page by page: whatever else they ordered.
create index orders_user_status on orders (user_id, order_status, ordered_at desc, id desc) where user_id is not null;
create index orders_user_payment on orders (user_id, payment_status, ordered_at desc, id desc) where user_id is not null;
