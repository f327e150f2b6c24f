-- What the owner sets in the back office, by the names of the settings and as the environment would say it: that wins. Decision 55.
create table shop_settings (
  name text primary key,
  value text not null check (length(value) <= 2000),
  changed_at timestamptz not null
);

-- When the demo was filled: what is older belongs to it.
create table demo_world (
  filled_at timestamptz primary key
);
