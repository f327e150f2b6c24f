-- What staff say to each other about a customer, and the words that they mark them with.
create table customer_notes (
  id uuid primary key,
  customer_id uuid not null references users on delete cascade,
  author uuid references users on delete set null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index customer_notes_customer on customer_notes (customer_id, at, id);
create index customer_notes_author on customer_notes (author) where author is not null;

create table customer_tags (
  customer_id uuid not null references users on delete cascade,
  tag text not null check (tag ~ '^[^\s,][^,]{0,39}$'),
  primary key (customer_id, tag)
);
create index customer_tags_tag on customer_tags (tag, customer_id);
