-- Names of groups that were reported (decision 103): the subject of a case, with who gave it. The group may have another name by now, or be gone.
create table reported_group_names (
  id uuid primary key,
  group_id uuid references group_chats on delete set null,
  name text not null check (length(name) between 1 and 60),
  given_by uuid not null references profiles on delete cascade,
  -- taken from the group by moderators
  reset_at timestamptz,
  created_at timestamptz not null,
  unique (group_id, name)
);
create index reported_group_names_given_by on reported_group_names (given_by);

alter table community_reports drop constraint community_reports_kind_check;
alter table community_reports add check (kind in ('post', 'comment', 'person', 'club', 'story', 'message', 'routine', 'group'));
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add check (kind in ('post', 'comment', 'person', 'club', 'story', 'record', 'message', 'routine', 'group'));
