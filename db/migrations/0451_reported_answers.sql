-- The desk of questions goes through reported answers in the order of their questions.
drop index answers_reported;
create index answers_reported on answers (question_id) where reports > 0 and removed_at is null;
