-- The language of the mails about the order that a draft becomes; null for the customer's own, else the shop's first.
alter table order_drafts add column locale text check (locale ~ '^[a-z]{2}$');
