-- A balance changes with every act that earns points. An index that names it, be it in its condition, has PostgreSQL write the row anew into each index of users,
-- one of words among them; without it the new version stays on its page, where that has room. Balances that expire are found by walking the accounts, at night.
drop index users_with_points;
alter table users set (fillfactor = 90);
