-- The desk for reviews and questions: what staff search by is in every review, also in one that is hidden.
drop index reviews_search;
create index reviews_search on reviews using gin (search);
drop index questions_search;
create index questions_search on questions using gin (search);
create index reviews_unreplied on reviews (id desc) where reply is null and removed_at is null;
create index questions_removed on questions (id desc) where removed_at is not null;
