-- Ends a transaction whose commit is already on its way, because what it had read isn't true any more; the application runs it again.
create function changed_meanwhile(what text) returns boolean language plpgsql as $$
begin
  raise exception '% changed meanwhile', what using errcode = 'serialization_failure';
end $$;

-- Products whose stock ran low in an order, until their read model is refreshed, which happens right after the order's commit.
create table stock_changes (
  id bigint generated always as identity primary key,
  product_id uuid not null
);
create index stock_changes_product on stock_changes (product_id);
