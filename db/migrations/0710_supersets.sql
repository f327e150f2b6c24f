-- Exercises that follow one another with the same number are done in turns: a superset (decision 104). Null: on its own.
alter table workout_exercises add column superset int check (superset between 0 and 29);
alter table routine_exercises add column superset int check (superset between 0 and 29);
