-- The choice that a picture shows ({"Colour": "Moss"}); empty where it shows any.
alter table product_photos add options jsonb not null default '{}';
