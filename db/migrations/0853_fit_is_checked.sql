-- Reads the tables while others write to them.
alter table reviews validate constraint reviews_fit;
alter table products validate constraint products_fits;
