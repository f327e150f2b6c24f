-- Why a picture of an import couldn't be fetched: staff see those that failed in a list, and have them tried again.
alter table import_pictures add column error text;
create index import_pictures_failed on import_pictures (import_id, position, place) where state = 'failed';
