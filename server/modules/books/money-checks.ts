import { type Check, check } from './check.ts'

/** Checks of payments, refunds, points, credit and memberships. */
export const moneyChecks = {
  /** Customers: the balance must equal the sum of the entries. */
  points: check(
    'points',
    `
    select u.id from users u left join (select user_id, sum(points) as sum from points_entries group by user_id) e on e.user_id = u.id
    where u.points <> coalesce(e.sum, 0) order by u.id limit $1`,
  ),
  /**
   * Orders of customers: the points spent, less returns, must equal what the ledger took for the order. No more may be earned than the order
   * earned. A canceled order has neither.
   */
  pointParts: check(
    'pointParts',
    `
    select o.id from orders o
      left join (
        select order_id, coalesce(-sum(points) filter (where reason in ('SPENT', 'SPENT_RETURNED')), 0) as spent,
          coalesce(sum(points) filter (where reason in ('ORDER', 'ORDER_REVERSED')), 0) as earned
        from points_entries where order_id is not null group by 1) e on e.order_id = o.id
      left join (select order_id, sum(points_returned) as back from order_refunds group by 1) r on r.order_id = o.id
    where o.user_id is not null and (o.points_spent > 0 or e.order_id is not null)
      and (coalesce(e.spent, 0) <> case o.order_status when 'Cancelled' then 0 else o.points_spent - coalesce(r.back, 0) end
        or coalesce(e.earned, 0) not between 0 and case o.order_status when 'Cancelled' then 0 else o.points_earned end)
    order by o.id limit $1`,
  ),
  /** Customers: community points must equal the sum of their entries, and no act may earn more than once. */
  acts: check(
    'acts',
    `
    with acts as (
      select coalesce(u.merged_into, u.id) as user_id, e.act_id, sum(e.points) as points, max(e.points) as worth
      from points_entries e join users u on u.id = e.user_id where e.act_id is not null group by 1, 2)
    select u.user_id as id from (
      select coalesce(c.user_id, a.user_id) as user_id, coalesce(c.total, 0) - coalesce(a.points, 0) as off,
        coalesce(a.is_wrong, false) as is_wrong
      from community_points c full join (
        select user_id, sum(points) as points, bool_or(points not in (0, worth)) as is_wrong from acts
        group by 1) a on a.user_id = c.user_id) u
    where u.off <> 0 or u.is_wrong order by 1 limit $1`,
  ),
  /** Gift cards and store credit: the balance must equal the sum of the entries. */
  credit: check(
    'credit',
    `
    select a.id from credit_accounts a left join (select account_id, sum(amount) as sum from credit_entries
      group by account_id) e on e.account_id = a.id
    where a.balance <> coalesce(e.sum, 0) order by a.id limit $1`,
  ),
  /** Orders: the credit paid, less returns, must equal what the accounts spent on the order; nothing if it's canceled. */
  creditParts: check(
    'creditParts',
    `
    select o.id from orders o
      left join (select order_id, -sum(amount) as spent from credit_entries where order_id is not null
        and reason in ('SPENT', 'SPENT_RETURNED') group by 1) e
        on e.order_id = o.id
      left join (select order_id, sum(credit_returned) as back from order_refunds group by 1) r on r.order_id = o.id
    where (o.credit_cost > 0 or e.order_id is not null)
      and (coalesce(e.spent, 0) <> case o.order_status when 'Cancelled' then 0 else o.credit_cost - coalesce(r.back, 0) end
        or r.back > o.credit_cost or o.points_cost + o.credit_cost > o.total_cost
        or o.credit_cost <> (select coalesce(sum((c->>'amount')::int), 0) from jsonb_array_elements(o.credits) c))
    order by o.id limit $1`,
  ),
  /**
   * Orders: each gift card line must have one card of its price, which is credited once it's sent. The order's amount for gift cards must
   * equal their sum.
   */
  giftCards: check(
    'giftCards',
    `
    select o.id from orders o where o.gift_card_cost > 0 and (
      o.gift_card_cost <> coalesce((select sum(l.total_price) from order_lines l where l.order_id = o.id and l.is_gift_card), 0)
      or o.gift_card_refunded <> coalesce((select sum(g.refunded) from gift_cards g where g.order_id = o.id), 0)
      or exists (
        select from (select position, total_price from order_lines where order_id = o.id and is_gift_card) l
          full join (select * from gift_cards where order_id = o.id) g on g.position = l.position
          left join credit_entries e on e.account_id = g.account_id and e.reason = 'BOUGHT' and e.source = g.id::text
        where l.position is null or g.position is null or g.amount <> l.total_price or coalesce(e.amount, 0) <> case
          when g.sent_at is null then 0 else g.amount end
          or g.sent_at is not null and g.paid_at is null or g.paid_at is null and o.payment_status = 'Paid' and g.voided_at is null))
    order by o.id limit $1`,
  ),
  /** Orders with a card payment of which more was sent back than it was, whichever orders it paid for. */
  overRefunded: check(
    'overRefunded',
    `
    select distinct p.order_id as id from payments p
      join (select payment_id, sum(amount) as back from refunds where status <> 'replaced' group by 1) r on r.payment_id = p.id
    where r.back > p.amount or p.status <> 'captured' order by 1 limit $1`,
  ),
  /**
   * Orders whose payment was disputed and lost: what the bank took must have gone back, as far as the payment had it. What was paid back in
   * another way by then was paid twice: that is a loss beyond the order.
   */
  disputes: check(
    'disputes',
    `
    select distinct p.order_id as id from lost_disputes d join payments p on p.id = d.payment_id cross join lateral (
      select coalesce(sum(r.amount) filter (where r.dispute_id = d.id), 0) as lost, coalesce(sum(r.amount), 0) as back
      from refunds r where r.payment_id = p.id and r.status <> 'replaced') r
    where r.lost > d.amount or r.lost < d.amount and r.back < p.amount and not exists (
      select from order_refunds g where g.order_id = p.order_id and g.method not in ('card', 'exchange'))
    union select order_id from refunds r
      where dispute_id is not null and (status <> 'done' or not exists (select from lost_disputes d where d.id = r.dispute_id))
    order by 1 limit $1`,
  ),
  /** Orders: paid ones must have money or credit left, unpaid ones exactly the part recorded as paid, canceled ones none. */
  payment: check(
    'payment',
    `
    select o.id from orders o cross join lateral (
      select coalesce((select sum(p.amount) from payments p where p.order_id = o.id and p.status = 'captured'), 0)
        + coalesce((select sum(m.amount) from payment_moves m where m.to_order = o.id), 0)
        - coalesce((select sum(m.amount) from payment_moves m where m.from_order = o.id), 0)
        - coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.status <> 'replaced'), 0)
        - coalesce((select sum(g.amount) from order_refunds g where g.order_id = o.id and g.method not in ('card', 'exchange')),
        0) as held) card
    where o.payment_method = 'Stripe' and case o.payment_status when 'Paid' then card.held < 0 or card.held = 0
      and o.total_cost - o.gift_card_refunded > o.points_cost + o.credit_cost
          and o.credit_cost <= (select coalesce(sum(g.credit_returned), 0) from order_refunds g where g.order_id = o.id)
        when 'Pending' then card.held <> o.paid_part else card.held <> 0 end
      or o.payment_method in ('Points', 'Credit') and o.payment_status = 'Paid' and o.points_cost + o.credit_cost <> o.total_cost
    order by o.id limit $1`,
  ),
  /** Orders with a refund that the payment provider refused, until staff refund it again. */
  refund: check('refund', `select distinct order_id as id from refunds where status = 'failed' order by 1 limit $1`),
  /** Memberships with a charge refund that the payment provider refused, until staff settle it. */
  chargeRefund: check(
    'chargeRefund',
    `select distinct subscription_id as id from charge_refund_failures where settled_at is null order by 1 limit $1`,
  ),
  /**
   * Subscriptions that run without a payment beyond the trial and the next period, were paid twice for a period, started twice, or have
   * money while incomplete. Also charges of another user, paid without a time, or refunded beyond their amount.
   */
  subscriptions: check(
    'subscriptions',
    `
    with charged as (
      select c.subscription_id, count(*) filter (where c.reason = 'start') as starts,
        count(*) filter (where c.status in ('paid', 'refunded')) as paid,
        count(*) filter (where c.status in ('paid', 'refunded') and c.reason <> 'change' and c.created_at >= s.period_start) as paid_now,
        bool_or(c.user_id is distinct from s.user_id and s.user_id is not null) as is_anothers,
        bool_or((c.status in ('paid', 'refunded')) <> (c.paid_at is not null)) as is_untimely,
        bool_or((select sum(r.amount) from subscription_refunds r where r.charge_id = c.id
          and r.status <> 'failed') > coalesce(c.card_amount, c.amount)) as is_over_refunded
      from subscription_charges c join subscriptions s on s.id = c.subscription_id group by c.subscription_id)
    select s.id from subscriptions s left join charged c on c.subscription_id = s.id
    where s.status in ('active', 'past_due') and coalesce(c.paid, 0) = 0 and (s.trial_end is null or s.trial_end < s.period_start)
      or s.status = 'incomplete' and c.paid > 0
      or c.starts > 1 or c.paid_now > 1 or c.is_anothers or c.is_untimely or c.is_over_refunded
    order by s.id limit $1`,
  ),
} as const satisfies Record<string, Check>
