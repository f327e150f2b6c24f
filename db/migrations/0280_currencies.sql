-- The currencies that a shop takes beside its own, saved whole: see modules/currencies. A shop that has none is asked for none.
create table currency_settings (
  id boolean primary key default true check (id),
  version int not null default 1,
  -- [{"code", "rate": how much of it one unit of the shop's currency is, as an exact decimal in text, "rounding", "active"}], in the order they're shown in
  currencies jsonb not null
);
insert into currency_settings (currencies) values ('[]');
-- Whoever changes them, also by hand: every process hears of it.
create function announce_currencies() returns trigger language plpgsql as $$ begin perform pg_notify('currencies', ''); return null; end $$;
create trigger currency_settings_changed after update on currency_settings for each statement execute function announce_currencies();
