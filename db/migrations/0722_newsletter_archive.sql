-- Whether an issue, once it's sent, is shown to everyone, and in which language it's written; null: the shop's first.
alter table newsletter_issues
  add column is_archived boolean not null default false,
  add column locale text;
create index newsletter_issues_archived on newsletter_issues (send_at desc, id desc) where is_archived and state in ('sending', 'sent');
