-- What a promotion or plan was called when its name was translated, as MD5 by language: where it's called something else by now, the translation is outdated. Decision 84.
alter table promotions add column name_sources jsonb not null default '{}';
alter table plans add column name_sources jsonb not null default '{}';

-- Of what is translated already, the name of today.
update promotions set name_sources = (select jsonb_object_agg(locale, md5(name)) from jsonb_object_keys(names) as n (locale)) where names <> '{}';
update plans set name_sources = (select jsonb_object_agg(locale, md5(name)) from jsonb_object_keys(names) as n (locale)) where names <> '{}';
