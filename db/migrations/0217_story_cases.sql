-- Stories can be reported, too.
alter table community_reports drop constraint community_reports_kind_check;
alter table community_reports add check (kind in ('post', 'comment', 'person', 'club', 'story'));
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add check (kind in ('post', 'comment', 'person', 'club', 'story'));
