-- What each size means, in other countries' sizes and in millimetres of the body ([{"value": "M", "us": "8-10", "chest": [920, 980]}]), and
-- the measures of the product in millimetres with the shape it is drawn with.
alter table products add sizes jsonb not null default '[]', add dimensions jsonb;
