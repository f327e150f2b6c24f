-- Categories that fill themselves: products that fit the rules are put into them, and taken out again, by the application.
alter table categories add column rules jsonb;
alter table product_categories add column by_rule boolean not null default false;
