-- The state or province, by its code, where addresses of the country name one; and which address the bill goes to unless said otherwise.
alter table addresses
  add column region text not null default '' check (length(region) <= 60),
  add column is_default_billing boolean not null default false;
update addresses set is_default_billing = true where is_default;
create unique index addresses_default_billing on addresses (user_id) where is_default_billing;
