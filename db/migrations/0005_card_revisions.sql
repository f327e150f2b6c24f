-- A process keeps cards it has read; a card is still good while the product's revision is the same.
alter table products add revision int not null default 0;
-- The form of the read model the row was made in: rows of an older form are made anew when the shop starts.
alter table products add document_form int not null default 0;
create index products_outdated on products (document_form);
-- A tiny WebP of the picture, base64: shown until the picture is there.
alter table product_photos add blur text;
