-- Each change of a state writes an order anew in all of its indexes. Lists by customer are of those who have an account only.
drop index orders_user;
create index orders_user on orders (user_id, ordered_at desc, id desc) where user_id is not null;
