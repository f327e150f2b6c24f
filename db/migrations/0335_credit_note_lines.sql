-- At which rate a line of an invoice is taxed (thousandths of a per cent); null where no tax is known of, and on documents of before.
alter table invoice_lines add column tax_rate int check (tax_rate >= 0);
-- Of a credit note: the order that what is credited pays for, where pieces were exchanged.
alter table invoices add column exchange_number text;

-- What was added since there are invoices doesn't change either.
drop trigger invoices_stay on invoices;
create trigger invoices_stay before delete or update of id, kind, sequence, number, order_id, order_number, revision, corrects, reason, locale, currency,
  seller, payment_method, product_cost, shipping_cost, discount, discounts, tax, taxes, total_cost, points_cost, credit_cost, exchange_number, ordered_at,
  issued_at on invoices for each row execute function invoices_stay();
