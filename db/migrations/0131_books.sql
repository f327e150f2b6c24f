-- How many pieces orders have taken out of stock, less what came back: written by the statement that changes stock. With the stock it is all that was ever received.
alter table variants add column sold int not null default 0;
update variants v set sold = s.quantity from (
  select l.variant_id, sum(l.quantity) as quantity from order_lines l join orders o on o.id = l.order_id where o.order_status <> 'Cancelled' group by l.variant_id
) s where s.variant_id = v.id;
update variants v set sold = v.sold - r.quantity from (
  select l.variant_id, sum(r.restocked) as quantity from return_lines r join returns t on t.id = r.return_id
    join order_lines l on l.order_id = t.order_id and l.position = r.position group by l.variant_id
) r where r.variant_id = v.id;

-- What the last comparison of the books found, for the measures: nothing, where all is well.
create table book_differences (
  what text not null,
  id uuid not null,
  found_at timestamptz not null,
  primary key (what, id)
);

create index invoices_corrects on invoices (corrects) where corrects is not null;
