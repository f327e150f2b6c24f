-- Pages and articles that staff write. A row goes before the file of the same name (decision 52); without a row, the file is what's shown.
create table stored_texts (
  kind text not null check (kind in ('page', 'article')),
  locale text not null,
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) <= 120),
  -- what is shown; null: nothing was published from here yet
  live jsonb,
  -- what is being written, and when it takes the place of what is shown by itself
  draft jsonb,
  publish_at timestamptz,
  -- neither this nor the file is shown
  is_hidden bool not null default false,
  version int not null,
  changed_at timestamptz not null,
  changed_by uuid references users on delete set null,
  primary key (kind, locale, name),
  check (publish_at is null or draft is not null)
);
create index stored_texts_changed_by on stored_texts (changed_by) where changed_by is not null;

-- What was saved each time.
create table text_versions (
  id uuid primary key,
  kind text not null,
  locale text not null,
  name text not null,
  version int not null,
  document jsonb not null,
  -- what became of it: 'draft', 'live', or 'scheduled'
  state text not null check (state in ('draft', 'live', 'scheduled')),
  at timestamptz not null,
  by_id uuid references users on delete set null
);
create index text_versions_of on text_versions (kind, locale, name, id desc);
create index text_versions_by on text_versions (by_id) where by_id is not null;

-- Names that texts had: they lead to the name of now, whatever the language.
create table text_old_names (
  kind text not null,
  old_name text not null,
  name text not null,
  primary key (kind, old_name)
);
create index text_old_names_name on text_old_names (kind, name);
