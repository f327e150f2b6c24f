-- outside of a transaction
-- Counts who ordered as a guest before 0805, one after the other, while orders go on. A commit that a crash loses is made by the next attempt.
set synchronous_commit = off;
do $$
declare
  their_email text;
begin
  for their_email in select email from uncounted_guests loop
    perform count_guest(their_email);
    commit;
  end loop;
end $$;
reset synchronous_commit;
