-- The list of customers, and what staff search it by: words of the name and the email.
create index users_created on users (created_at desc, id desc);
create index users_words on users using gin (to_tsvector('simple', translate(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''), '-@._+''', '      ')));
