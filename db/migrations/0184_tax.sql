-- What is taxed where, saved whole: see modules/tax. A shop that has no rates shows no tax; prices contain what they contain.
create table tax_settings (
  id boolean primary key default true check (id),
  version int not null default 1,
  -- prices contain the tax, or it's added at the checkout
  inclusive boolean not null,
  -- [{"code", "name"}]
  classes jsonb not null,
  -- [{"country", "region", "name", "rates": {"<class>": thousandths of a per cent}, "shippingClass"}]
  zones jsonb not null
);
insert into tax_settings (inclusive, classes, zones) values
  (true, '[{"code": "standard", "name": "Standard"}, {"code": "reduced", "name": "Reduced"}, {"code": "zero", "name": "Zero"}]', '[]');
-- Whoever changes it, also by hand: every process hears of it.
create function announce_taxes() returns trigger language plpgsql as $$ begin perform pg_notify('taxes', ''); return null; end $$;
create trigger tax_settings_changed after update on tax_settings for each statement execute function announce_taxes();

alter table products add column tax_class text not null default 'standard';
create index products_tax_class on products (tax_class) where tax_class <> 'standard';

-- How an order was taxed, as it was placed: {"name", "inclusive", "lines": [{"variantId", "rate", "net", "amount"}], "shipping": {…}}; minor units,
-- rates in thousandths of a per cent. Null where no tax was known of.
alter table orders add column taxes jsonb;
-- By rate: [{"name", "rate", "net", "amount", "inclusive"}].
alter table invoices add column taxes jsonb not null default '[]';
