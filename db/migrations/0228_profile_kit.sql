-- What was delivered to a member is shown on their profile only where they want that.
alter table profiles add column shows_kit boolean not null default false;
