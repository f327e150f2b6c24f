-- by bytes, so that those which begin alike stand side by side whatever the database's language
alter table post_tags alter column tag type text collate "C";
