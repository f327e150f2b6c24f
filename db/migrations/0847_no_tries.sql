-- Processes of the previous release ask for attempts, the table that this view stood for.
drop view if exists tries;
