-- What a buyer wrote to the shop with an order; empty where they wrote nothing. Erased with the account.
alter table orders add column note text not null default '';
