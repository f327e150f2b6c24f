-- The media library: what staff have uploaded, by age; what a picture shows, in words, wherever it's used next; where pictures of products are.
create index uploads_library on uploads (created_at desc, id desc) where state = 'ready' and used_by is not null and feature in ('product', 'blog');
create table media_alts (
  url text primary key,
  alt text not null check (length(alt) <= 300)
);
create index media_alts_words on media_alts using gin (to_tsvector('simple', alt));
create index product_photos_url on product_photos (url);
