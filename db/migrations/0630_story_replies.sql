-- A message may answer a story; of one that was deleted, that it was there still shows.
alter table conversation_messages
  add column story_id uuid references stories on delete set null,
  drop constraint conversation_messages_attachment_check,
  add constraint conversation_messages_attachment_check check (attachment in ('picture', 'product', 'record', 'story'));
create index conversation_messages_story on conversation_messages (story_id) where story_id is not null;
