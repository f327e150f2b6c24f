-- Product files that staff import: what came, what it would change, what it changed.
create table imports (
  id uuid primary key,
  user_id uuid references users on delete set null,
  file_name text not null check (length(file_name) between 1 and 255),
  -- null until it's read, and of a file that isn't one of products
  format text check (format in ('shopify', 'woocommerce')),
  state text not null check (state in ('checking', 'ready', 'running', 'done', 'undoing', 'undone', 'failed')),
  -- as it came, until it's read
  file text,
  -- who imports may change stock
  counts_stock boolean not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- what the check found
  total int not null default 0,
  creates int not null default 0,
  updates int not null default 0,
  sames int not null default 0,
  refuses int not null default 0,
  -- lines that make no product: the first of them, and how many there are
  errors jsonb not null default '[]',
  error_count int not null default 0,
  -- what a run creates besides products
  new_brands text[] not null default '{}',
  new_categories text[] not null default '{}',
  -- what a run did, and what its undoing did
  created int not null default 0,
  updated int not null default 0,
  failed int not null default 0,
  undone int not null default 0,
  left_changed int not null default 0
);
create index imports_newest on imports (created_at desc, id desc);
create index imports_user on imports (user_id);

create table import_products (
  import_id uuid not null references imports on delete cascade,
  position int not null,
  line int not null,
  slug text not null,
  -- as the file says it
  product jsonb not null,
  -- null until it's checked
  action text check (action in ('create', 'update', 'same', 'refuse')),
  errors jsonb not null default '[]',
  warnings jsonb not null default '[]',
  product_id uuid,
  -- what it was before, for undoing: its document, and what was counted
  before jsonb,
  version int,
  result text check (result in ('created', 'updated', 'same', 'failed', 'undone', 'left')),
  primary key (import_id, position)
);
create index import_products_action on import_products (import_id, action, position);
create index import_products_open on import_products (import_id, position) where result is null and action in ('create', 'update');
create index import_products_done on import_products (import_id, position desc) where result in ('created', 'updated');
create index import_products_troubled on import_products (import_id, position) where result in ('failed', 'left');
