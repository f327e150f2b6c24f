-- Brands and categories that an import made: undoing it takes them away again where nothing uses them.
alter table imports
  add column made_brands uuid[] not null default '{}',
  add column made_categories uuid[] not null default '{}';
