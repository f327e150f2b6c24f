-- Points for taking part: of which post, comment or record an entry is. Its entries add up to what the act holds by now.
alter table points_entries add column act_id uuid;
create index points_entries_act on points_entries (act_id) where act_id is not null;
alter table points_entries drop constraint points_entries_reason_check;
alter table points_entries add constraint points_entries_reason_check check (reason in
  ('ORDER', 'ORDER_REVERSED', 'REVIEW', 'SPENT', 'SPENT_RETURNED', 'REFUND', 'EXPIRED', 'ADJUSTED', 'POST', 'COMMENT', 'RECORD', 'ACT_REVERSED'));

-- What a member earned so by now: the day's counts begin anew with each day (UTC). One row for each, so that caps hold whatever happens at once.
create table community_points (
  user_id uuid primary key references users on delete cascade,
  day date not null,
  posts int not null check (posts >= 0),
  comments int not null check (comments >= 0),
  records int not null check (records >= 0),
  today int not null check (today >= 0),
  -- of all days, less what was taken back
  total int not null
);
