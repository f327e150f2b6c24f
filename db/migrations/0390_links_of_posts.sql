-- What the first address of our own in a post leads to, where that has a card: read with the post, so that no text is searched for it.
alter table posts
  add column link_kind text check (link_kind in ('product', 'club', 'person', 'post', 'article', 'collection')),
  -- an id; of an article and a collection the name in their address
  add column link_key text check (length(link_key) <= 200),
  add constraint posts_link_whole check ((link_kind is null) = (link_key is null));
