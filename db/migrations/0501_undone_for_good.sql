-- Undoing an import deletes what it made for good; what something refers to by then goes into the trash, and is counted apart: its handle and SKUs stay taken.
alter table imports add column trashed int not null default 0;
alter table import_rows
  drop constraint import_products_result_check,
  add constraint import_rows_result_check check (result in ('created', 'updated', 'same', 'failed', 'undone', 'left', 'trashed'));
drop index import_rows_troubled;
create index import_rows_troubled on import_rows (import_id, position) where result in ('failed', 'left', 'trashed');
