-- Imports are of more than products: stock, prices, customers, discount codes and redirects run through the same rows.
alter table imports
  add column kind text not null default 'products' check (kind in ('products', 'stock', 'prices', 'customers', 'codes', 'redirects'));
alter table imports alter column kind drop default;

alter table import_products rename to import_rows;
alter index import_products_pkey rename to import_rows_pkey;
alter index import_products_action rename to import_rows_action;
alter index import_products_open rename to import_rows_open;
alter index import_products_done rename to import_rows_done;
alter index import_products_troubled rename to import_rows_troubled;
-- what it's found by: a page name, SKU, email, code or path
alter table import_rows rename column slug to key;
-- as the file says it
alter table import_rows rename column product to content;
-- what it creates or changes
alter table import_rows rename column product_id to target_id;
-- what it's called, beside its key
alter table import_rows add column label text not null default '';
-- what changes, column by column: from what to what
alter table import_rows add column changes jsonb not null default '[]';
-- who is erased is erased here too
create index import_rows_target on import_rows (target_id) where target_id is not null;

create index promotions_name on promotions (name);

-- Who is erased is taken out of the files they came in, too.
create function blank_imported_person() returns trigger language plpgsql as $$
begin
  update import_rows set key = '', label = '', content = '{}', changes = '[]', warnings = '[]', before = null, target_id = null,
    result = case result when 'created' then 'left' else result end
  where target_id = old.id;
  return null;
end $$;
create trigger blank_imported_person after delete on users for each row execute function blank_imported_person();
