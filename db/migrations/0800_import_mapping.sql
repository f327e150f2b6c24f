-- Product files with columns of their own: an import waits in the state "mapping" until someone says what its columns are.
alter table imports drop constraint imports_state_check, drop constraint imports_format_check;
alter table imports
  add constraint imports_state_check
    check (state in ('checking', 'mapping', 'ready', 'running', 'done', 'undoing', 'undone', 'failed')),
  add constraint imports_format_check check (format in ('shopify', 'woocommerce', 'custom')),
  -- The columns of a product file with their first values: [{"name": "Item no.", "samples": ["A-1"]}]
  add column file_columns jsonb,
  -- What each of them is, as it was chosen: ["sku", null]
  add column mapping jsonb,
  -- A hash of the file's first line, by which the mapping is offered for the next file like it.
  add column header text;
create index imports_mapped on imports (header, created_at desc) where mapping is not null;
