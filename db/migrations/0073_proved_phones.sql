-- A phone is the account's only once it was proved by a code: `users.phone` is that one, unique, and opens the account. What somebody just
-- wrote down beside their email stands apart: it opens nothing and blocks nobody.
alter table users add column unproved_phone text;
-- Nobody knows any more which of these were proved; their owners can prove them again.
update users set unproved_phone = phone, phone = null where email is not null and phone is not null;
