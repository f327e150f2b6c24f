-- What people wrote to the shop, for a year. The form that a message came from is unique: sent twice, it arrives once.
create table contact_messages (
  id uuid primary key,
  form_id uuid unique,
  name text not null,
  email text not null,
  topic text not null,
  order_number text,
  message text not null,
  attachment uuid,
  created_at timestamptz not null
);
create index contact_messages_email on contact_messages (email, created_at);
create index contact_messages_age on contact_messages (created_at);
