-- What makes an order a gift: {"message": "…", "isWrapped": true}. Null for any other. The message is erased with the account.
alter table orders add column gift jsonb check (jsonb_typeof(gift) = 'object');
alter table order_drafts add column gift jsonb check (jsonb_typeof(gift) = 'object');
