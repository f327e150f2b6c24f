-- What buyers had asked to have exchanged of orders that were paid back before a refund closed such requests: as `closeExchanges` closes them now.
update returns r set state = 'rejected', closed_by_refund = true, changed_at = now()
from orders o
  cross join lateral (select coalesce(sum(g.credit_returned), 0) as credit, coalesce(sum(g.points_returned), 0) as points, count(*) as refunds
    from order_refunds g where g.order_id = o.id) back
where r.state = 'requested' and r.kind = 'return' and r.order_id = o.id
  and exists (select from return_lines l where l.return_id = r.id and l.exchange_variant_id is not null)
  and back.refunds > 0 and o.order_status <> 'Cancelled' and o.payment_status <> 'Pending'
  and o.total_cost - o.points_cost - o.credit_cost - o.refunded - (o.gift_card_cost - o.gift_card_refunded) <= 0
  and back.credit >= o.credit_cost and (back.points >= o.points_spent or o.user_id is null);
