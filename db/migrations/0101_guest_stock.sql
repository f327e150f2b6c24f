-- When a guest ordered the line, for how much of a variant's stock unpaid guest orders may hold; null for customers.
alter table order_lines add column guest_at timestamptz;
create index order_lines_guest on order_lines (variant_id, guest_at) include (quantity) where guest_at is not null;
