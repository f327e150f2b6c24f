-- Takes the demo world out: everything that a shop shows and sells, and the people of the demo. Called only where nothing else is there.
-- Staff who aren't the demo's, roles, settings, keys, webhooks, shipping, the audit log and jobs stay. One transaction: all or nothing.
create function remove_demo_world(caller uuid, youngest uuid) returns void language plpgsql as $$
begin
  truncate products, brands, categories, orders, invoices, deals, plans, subscriptions, promotions, posts, clubs, records, stories, carts, wishlists,
    compare_lists, recently_viewed, questions, reviews, points_entries, stock_movements, stock_changes, window_pictures, option_translations, facet_counts,
    sales_daily, search_documents, search_log, search_rules, search_synonyms, daily_figures, daily_products, daily_visits, monthly_cohorts, moderation_cases,
    book_differences cascade;
  update invoice_counters set last = 0;
  delete from users where id <> caller and id < youngest;
  delete from demo_world;
end $$;
