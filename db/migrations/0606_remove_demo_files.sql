-- The demo's files go, too: nothing is sold any more that has them.
create or replace function remove_demo_world(caller uuid, youngest uuid) returns void language plpgsql as $$
begin
  -- Entries of credit stay: nobody can spend what the demo's gift cards have on them.
  update credit_accounts a set disabled_at = now() from gift_cards g where g.account_id = a.id and g.order_id is not null;
  truncate products, brands, categories, orders, invoices, deals, plans, subscriptions, promotions, posts, clubs, records, stories, carts, wishlists,
    compare_lists, recently_viewed, questions, reviews, points_entries, stock_movements, stock_changes, window_pictures, option_translations, facet_counts,
    sales_daily, search_documents, search_log, search_rules, search_synonyms, daily_figures, daily_products, daily_visits, monthly_cohorts, moderation_cases,
    book_differences cascade;
  update invoice_counters set last = 0;
  delete from users where id <> caller and id < youngest;
  update private_files set delete_at = created_at;
  delete from demo_world;
end $$;
