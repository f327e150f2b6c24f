-- Orders that nobody's account has yet, by the email they were placed with: they join the account that proves to have it.
create index orders_guest_email on orders (email) where user_id is null;
