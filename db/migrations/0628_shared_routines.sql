-- A routine that its owner shares: with whom has its link, or on their profile, too. Without a token nobody else gets to it.
alter table routines
  add column share_token text unique check (length(share_token) between 10 and 60),
  add column on_profile boolean not null default false,
  -- taken down by moderators: nobody but its owner sees it
  add column removed_at timestamptz,
  add column removed_reason text,
  add check (share_token is not null or not on_profile),
  add check ((removed_at is null) = (removed_reason is null));
create index routines_on_profile on routines (user_id, updated_at desc, id desc) where on_profile and removed_at is null;

alter table community_reports drop constraint community_reports_kind_check;
alter table community_reports add check (kind in ('post', 'comment', 'person', 'club', 'story', 'message', 'routine'));
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add check (kind in ('post', 'comment', 'person', 'club', 'story', 'record', 'message', 'routine'));

-- Posts may lead to one: by its token, so that a card ends with its link.
alter table posts drop constraint posts_link_kind_check;
alter table posts add constraint posts_link_kind_check check (link_kind in ('product', 'club', 'person', 'post', 'article', 'collection', 'routine'));
