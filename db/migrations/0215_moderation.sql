-- Clubs can be reported, too. What may hurt people comes first; the moderator's words to the person are stored; an appeal is decided by another.
alter table community_reports drop constraint community_reports_kind_check;
alter table community_reports add check (kind in ('post', 'comment', 'person', 'club'));
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add check (kind in ('post', 'comment', 'person', 'club'));
alter table moderation_cases drop constraint moderation_cases_decision_check;
alter table moderation_cases add check (decision in ('dismissed', 'warned', 'removed', 'suspended', 'restored'));
alter table moderation_cases
  -- of the worst report: 1 a nuisance, 2 offensive, 3 may hurt someone
  add column severity int not null default 1 check (severity between 1 and 3),
  -- a claim ends by itself
  add column claimed_at timestamptz,
  add column decided_by uuid references users on delete set null,
  -- what the person reads beside the reason
  add column message text not null default '' check (length(message) <= 500),
  add column appealed_at timestamptz;
create index moderation_cases_decided_by on moderation_cases (decided_by) where decided_by is not null;
drop index moderation_cases_queue;
create index moderation_cases_queue on moderation_cases (severity desc, opened_at, id) where state <> 'closed';
create index moderation_cases_done on moderation_cases (decided_at desc, id desc) where state = 'closed';
create index moderation_cases_told on moderation_cases (owner_id, decided_at desc, id desc) where decision in ('warned', 'removed', 'suspended', 'restored');

-- What moderators decided is told to the person, by nobody in particular.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add check (kind in ('follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention', 'moderation'));
