-- The channels that lead out of the house, as configured at the last start: who posts a message knows by it whether anybody will send it.
create table gateways (
  channel text primary key check (channel in ('email', 'sms'))
);
