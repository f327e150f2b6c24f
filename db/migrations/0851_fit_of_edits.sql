alter table review_edits add column fit text;
