-- Two accounts of one customer become one. The row of the other stays, for its ledgers and the address of its profile; nobody signs in to it.

alter table users
  add column merged_into uuid references users on delete cascade,
  add column merged_at timestamptz,
  -- what it was reached by; both are free for others since
  add column former_email text,
  add column former_phone text,
  add check (merged_into <> id),
  add check (merged_into is null or (merged_at is not null and email is null and phone is null and disabled_at is not null));
create index users_merged on users (merged_into) where merged_into is not null;
create index users_former_email on users (former_email) where former_email is not null;
create index users_unproved_phone on users (unproved_phone) where unproved_phone is not null;

alter table points_entries drop constraint points_entries_reason_check;
alter table points_entries add constraint points_entries_reason_check check (reason in ('ORDER', 'ORDER_REVERSED', 'REVIEW', 'SPENT', 'SPENT_RETURNED',
  'REFUND', 'EXPIRED', 'ADJUSTED', 'POST', 'COMMENT', 'RECORD', 'ACT_REVERSED', 'MERGED'));
alter table credit_entries drop constraint credit_entries_reason_check;
alter table credit_entries add constraint credit_entries_reason_check check (reason in ('ISSUED', 'ADJUSTED', 'BOUGHT', 'SPENT', 'SPENT_RETURNED', 'REFUND',
  'CLAIMED', 'VOIDED', 'MERGED'));

update roles set permissions = permissions || '{shop:merge-customers}' where name in ('owner', 'manager');

-- One name at one address, however it's written.
create function place_key(first_name text, last_name text, line1 text, post_code text, country text) returns text
language sql immutable parallel safe return md5(lower(regexp_replace(first_name || last_name || line1 || post_code || country, '[^[:alnum:]]', '', 'g')));
create index addresses_place on addresses (place_key(first_name, last_name, address_line1, post_code, country), user_id);
