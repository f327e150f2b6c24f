-- What customers say of products they were sent. The counts by stars stay on the product (products.ratings), written in the same transaction.
create table reviews (
  -- made of the time it was written, so that ids sort as times do
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  -- by which it was bought: a review without a purchase can't be written down
  order_id uuid not null references orders on delete cascade,
  -- null once its author was erased
  user_id uuid references users on delete set null,
  rating int not null check (rating between 1 and 5),
  text text not null default '' check (length(text) <= 5000),
  -- [{"url", "alt", "width", "height", "blur"}], uploaded by the author
  image jsonb not null default '[]',
  photo_count int not null default 0 check (photo_count between 0 and 5),
  helpful int not null default 0 check (helpful >= 0),
  reports int not null default 0 check (reports >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  reply text check (length(reply) <= 2000),
  replied_at timestamptz,
  -- by staff, with the reason; it no longer counts, but stays to be looked up
  removed_at timestamptz,
  removed_reason text,
  search tsvector generated always as (to_tsvector('simple', text)) stored,
  check ((removed_at is null) = (removed_reason is null)),
  check ((reply is null) = (replied_at is null)),
  -- one for each order and product, whatever the code above it does
  unique (order_id, product_id)
);
create index reviews_newest on reviews (product_id, id desc) where removed_at is null;
create index reviews_helpful on reviews (product_id, helpful desc, id desc) where removed_at is null;
create index reviews_highest on reviews (product_id, rating desc, id desc) where removed_at is null;
create index reviews_lowest on reviews (product_id, (5 - rating) desc, id desc) where removed_at is null;
create index reviews_photos on reviews (product_id, (least(photo_count, 1)) desc, id desc) where removed_at is null;
create index reviews_search on reviews using gin (search) where removed_at is null;
create index reviews_user on reviews (user_id, id desc);
create index reviews_reported on reviews (id desc) where reports > 0 and removed_at is null;
create index reviews_removed on reviews (id desc) where removed_at is not null;

-- What it said before each edit.
create table review_edits (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  rating int not null,
  text text not null,
  image jsonb not null,
  at timestamptz not null
);
create index review_edits_review on review_edits (review_id, id);

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id, review_id);

create table review_reports (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null,
  primary key (review_id, user_id)
);
create index review_reports_user on review_reports (user_id);

-- What staff took down, and why: stays when the review itself is deleted by its author. Names nobody but staff.
create table moderation_log (
  id uuid primary key,
  kind text not null check (kind in ('review', 'question', 'answer')),
  subject_id uuid not null,
  product_id uuid not null references products on delete cascade,
  -- of a review
  rating int,
  reason text not null,
  staff_id uuid references users on delete set null,
  at timestamptz not null
);
create index moderation_log_product on moderation_log (product_id, id desc);
create index moderation_log_staff on moderation_log (staff_id);

alter table products add constraint products_ratings_positive check (0 <= all (ratings));
create index reviews_rating_helpful on reviews (product_id, rating, helpful desc, id desc) where removed_at is null;
create index reviews_rating_photos on reviews (product_id, rating, (least(photo_count, 1)) desc, id desc) where removed_at is null;
