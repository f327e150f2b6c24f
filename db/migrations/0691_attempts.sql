-- The table has the name that the code and the documents use. The old one stays as a view: it's what processes of the release before ask for until they end.
alter table tries rename to attempts;
alter index tries_pkey rename to attempts_pkey;
alter index tries_age rename to attempts_age;
create view tries as select * from attempts;
