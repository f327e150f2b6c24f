-- A browser that shows notifications while no page is open: of a session, and gone with it.
create table push_subscriptions (
  -- where the browser's maker takes messages for it
  endpoint text primary key check (length(endpoint) <= 1000),
  session_id uuid not null references sessions (id) on delete cascade,
  -- what messages are encrypted with, in base64url: a point of P-256, and a secret
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  created_at timestamptz not null
);
create index push_subscriptions_session on push_subscriptions (session_id);

-- Who has a browser to tell, of what happened since. A row for a moment: written with the notification, taken by who sends.
create table push_due (
  user_id uuid primary key,
  since timestamptz not null,
  due_at timestamptz not null,
  attempts int not null default 0
);
create index push_due_at on push_due (due_at, user_id);

create function push_notification() returns trigger language plpgsql as $$
begin
  if exists (select from push_subscriptions p join sessions s on s.id = p.session_id where s.user_id = new.user_id) then
    insert into push_due (user_id, since, due_at) values (new.user_id, new.updated_at, new.updated_at) on conflict (user_id) do nothing;
  end if;
  return null;
end $$;
create trigger notifications_push after insert or update of updated_at on notifications
  for each row when (new.read_at is null) execute function push_notification();
