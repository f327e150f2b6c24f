-- What the letters of a file were read as: programs for tables write several.
alter table imports add column encoding text not null default 'utf-8' check (encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252'));

-- What an exchange takes off has a row of its own in the report of discounts: days with one are counted again.
update daily_figures set changes = changes + 1
where day in (select (ordered_at at time zone 'UTC')::date from orders where exchange_of is not null and discount > 0);
