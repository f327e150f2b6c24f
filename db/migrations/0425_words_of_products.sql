-- What pictures show, in a language, by the picture's address; what isn't there falls back to the original. Decision 87.
alter table product_translations add column alts jsonb not null default '{}';

-- The name and options of a line in the language that its order was placed in, as they were then; null in the shop's first, and where nothing was translated.
alter table order_lines add column translation jsonb;
