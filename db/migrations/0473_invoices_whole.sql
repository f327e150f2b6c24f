-- An invoice is one row with its lines, as it never changes: a table of lines cost each invoice a second insert with its index, reference and condition. Decision 64.
alter table invoices add column lines jsonb not null default '[]';
update invoices i set lines = l.lines from (
  select invoice_id, jsonb_agg(jsonb_build_object('sku', sku, 'name', name, 'options', options, 'price', price, 'quantity', quantity, 'totalPrice', total_price,
    'taxRate', tax_rate) order by position) as lines
  from invoice_lines group by invoice_id) l
where l.invoice_id = i.id;
alter table invoices alter column lines drop default;

alter table invoice_lines drop constraint invoice_lines_are_valid;
drop function invoice_line_is_valid;
drop table invoice_lines;
-- As rows, for books and reports.
create view invoice_lines as
  select i.id as invoice_id, l.position::int - 1 as position, l.sku, l.name, l.options, l.price, l.quantity, l."totalPrice" as total_price, l."taxRate" as tax_rate
  from invoices i cross join rows from (jsonb_to_recordset(i.lines)
    as (sku text, name text, options jsonb, price int, quantity int, "totalPrice" int, "taxRate" int)) with ordinality
    as l (sku, name, options, price, quantity, "totalPrice", "taxRate", position);

-- A line that lacks one of these isn't counted, so it's refused too.
create or replace function invoice_is_valid(i invoices) returns boolean language plpgsql immutable as $$
begin
  return i.sequence > 0 and i.kind in ('invoice', 'credit_note') and (i.kind = 'credit_note') = (i.corrects is not null)
    and i.product_cost >= 0 and i.shipping_cost >= 0 and i.discount >= 0 and i.tax >= 0
    and i.total_cost = i.product_cost + i.shipping_cost + i.tax - i.discount
    and i.points_cost between 0 and i.total_cost and i.credit_cost >= 0
    and jsonb_array_length(i.lines) = jsonb_array_length(jsonb_path_query_array(i.lines,
      '$[*] ? (@.price >= 0 && @.quantity > 0 && @.price * @.quantity == @.totalPrice && (@.taxRate == null || @.taxRate >= 0)
        && @.sku.type() == "string" && @.name.type() == "string" && @.options.type() == "object")'));
end $$;

drop trigger invoices_stay on invoices;
create trigger invoices_stay before delete or update of id, kind, sequence, number, order_id, order_number, revision, corrects, reason, locale, currency,
  seller, payment_method, product_cost, shipping_cost, discount, discounts, tax, taxes, total_cost, points_cost, credit_cost, exchange_number, ordered_at,
  issued_at, lines on invoices for each row execute function invoices_stay();

-- One index instead of two: an order has one invoice of each revision, and any number of credit notes, which are told apart by their own numbers.
drop index invoices_one;
drop index invoices_order;
create unique index invoices_order on invoices (order_id, (case kind when 'invoice' then revision else -sequence end));

-- Events are only ever read by their order.
alter table order_events drop constraint order_events_pkey;
drop index order_events_order;
alter table order_events add primary key (order_id, at, id);
