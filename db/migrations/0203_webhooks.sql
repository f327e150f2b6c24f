-- Other systems hear what happens: endpoints, what happened, and each attempt to tell. Decision 55.
create table webhook_endpoints (
  id uuid primary key,
  url text not null check (length(url) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  -- encrypted: it signs each delivery; the one before it signs, too, until then
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  is_enabled boolean not null default true,
  -- since when nothing was delivered; after some days it's switched off
  failing_since timestamptz,
  created_at timestamptz not null
);

create table webhook_events (
  id uuid primary key,
  type text not null,
  -- the id of what it is about
  subject uuid not null,
  details jsonb not null default '{}',
  at timestamptz not null,
  -- what is sent: written once, so that every attempt says the same
  body text
);
create index webhook_events_at on webhook_events (at);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid not null references webhook_events on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- what the other server answered, or why it didn't
  status int,
  error text,
  took_ms int,
  is_replay boolean not null default false,
  created_at timestamptz not null
);
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create unique index webhook_deliveries_once on webhook_deliveries (event_id, endpoint_id) where not is_replay;

-- Notes what happened where an endpoint wants to hear it, in the transaction that does it. The job does the rest.
create function note_webhook_event(type text, subject uuid, details jsonb default '{}') returns void language plpgsql as $$
declare
  event uuid;
begin
  if exists (select from webhook_endpoints e where e.is_enabled and note_webhook_event.type = any(e.events)) then
    insert into webhook_events (id, type, subject, details, at)
      values (gen_random_uuid(), note_webhook_event.type, note_webhook_event.subject, note_webhook_event.details, clock_timestamp())
      returning id into event;
    insert into jobs (id, name, data, run_at, created_at)
      values (gen_random_uuid(), 'webhooks.event', jsonb_build_object('event', event), to_timestamp(0), now());
    perform pg_notify('jobs', '');
  end if;
end $$;

create function webhook_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_webhook_event('order.placed', new.id);
    return null;
  end if;
  if new.payment_status = 'Paid' and old.payment_status <> 'Paid' then perform note_webhook_event('order.paid', new.id); end if;
  if new.shipping_status = 'Shipped' and old.shipping_status <> 'Shipped' then perform note_webhook_event('order.shipped', new.id); end if;
  if new.shipping_status = 'Delivered' and old.shipping_status <> 'Delivered' then perform note_webhook_event('order.delivered', new.id); end if;
  if new.order_status = 'Cancelled' and old.order_status <> 'Cancelled' then perform note_webhook_event('order.cancelled', new.id); end if;
  return null;
end $$;
create trigger orders_placed_webhook after insert on orders for each row execute function webhook_order();
create trigger orders_changed_webhook after update of order_status, payment_status, shipping_status on orders for each row
  when ((old.order_status, old.payment_status, old.shipping_status) is distinct from (new.order_status, new.payment_status, new.shipping_status))
  execute function webhook_order();

create function webhook_refund() returns trigger language plpgsql as $$
begin
  perform note_webhook_event('order.refunded', new.order_id);
  return null;
end $$;
create trigger order_refunds_webhook after insert on order_refunds for each row execute function webhook_refund();

create function webhook_product() returns trigger language plpgsql as $$
begin
  perform note_webhook_event('product.changed', new.product_id, jsonb_build_object('version', new.version, 'changed', new.changed));
  return null;
end $$;
create trigger product_versions_webhook after insert on product_versions for each row execute function webhook_product();

create function webhook_customer() returns trigger language plpgsql as $$
begin
  perform note_webhook_event('customer.created', new.id);
  return null;
end $$;
create trigger users_webhook after insert on users for each row execute function webhook_customer();
