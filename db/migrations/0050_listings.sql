-- Lists and counts whose cost follows what is on the page, not how many products there are (decision 14).

-- What filters, sorts and counts look at, one narrow row for each product on sale. The documents stay in products.
create table product_index (
  product_id uuid primary key references products on delete cascade,
  -- of the product when this row was written
  revision int not null,
  published_at timestamptz not null,
  -- the lowest price among its variants
  price int not null,
  -- average stars in tenths, and how many ratings it is made of
  rating int not null,
  votes int not null,
  stars int not null,
  -- decaying sales, see catalogue/popularity.ts
  popularity float8 not null,
  -- the most that is saved on a variant in stock, in hundredths of a percent
  saving int not null,
  in_stock boolean not null,
  -- every category it is listed in: its own, their ancestors, "all", "featured"
  category_ids uuid[] not null,
  -- "brand:northbar", "option:Size:M", "tag:TRENDING_PRODUCTS": what a filter can ask for
  facet_keys text[] not null
);

-- A row for each product and category it is listed in, with the keys of every sort: a page of a list is a piece of an index.
create table product_listings (
  product_id uuid not null references products on delete cascade,
  category_id uuid not null,
  popularity float8 not null,
  published_at timestamptz not null,
  price int not null,
  rating int not null,
  primary key (product_id, category_id)
);
create index product_listings_popularity on product_listings (category_id, popularity desc, product_id desc);
create index product_listings_newest on product_listings (category_id, published_at desc, product_id desc);
create index product_listings_price on product_listings (category_id, price, product_id);
create index product_listings_rating on product_listings (category_id, rating desc, product_id desc);

-- How many products of a category have a facet key: the sum over its rows. Changes are added as rows of their own, so that
-- two orders never wait for each other over a count; a job folds them together.
create table facet_counts (
  category_id uuid not null,
  key text not null,
  n int not null,
  folded boolean not null default false
);
create index facet_counts_category on facet_counts (category_id);
create index facet_counts_sizes on facet_counts (category_id) include (n) where key = 'all';
create index facet_counts_unfolded on facet_counts (category_id) where not folded;

-- Pieces sold by day, counted from the orders.
create table sales_daily (
  product_id uuid not null references products on delete cascade,
  day date not null,
  quantity int not null check (quantity > 0),
  primary key (product_id, day)
);
create index sales_daily_day on sales_daily (day, product_id);
create index orders_ordered_at on orders (ordered_at);

-- What was sold before is spread over two days in the middle of the two months it was kept for.
insert into sales_daily (product_id, day, quantity)
  select product_id, current_date - 15, sum(sold_lately) from variants group by product_id having sum(sold_lately) > 0;
insert into sales_daily (product_id, day, quantity)
  select product_id, current_date - 45, sum(sold_before) from variants group by product_id having sum(sold_before) > 0;
alter table variants drop column sold_lately, drop column sold_before;

-- On sale: published, and listed by the job that publishes what is due.
alter table products add listed boolean not null default false;
-- of the card's first picture, beside the card
alter table products add blur text;
create index products_scheduled on products (published_at, id) where not listed;
update products set listed = true where published_at <= now();

-- The read model moved to product_index; the documents of every product are made anew at the next start.
drop index products_bestselling, products_newest, products_cheapest, products_dearest, products_rated, products_facets, products_categories;
alter table products drop column price_min, drop column price_max, drop column rating_average, drop column sold_lately,
  drop column in_stock, drop column category_ids, drop column facet_keys;
drop index products_outdated;
create index products_outdated on products (document_form, id);
