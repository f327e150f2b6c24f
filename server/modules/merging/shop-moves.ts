import { limits } from '#contract/limits.ts'
import { deleteRows, type Move, reassignRows, reassignUniqueRows, reassignSingleRow, customMove } from './move.ts'

/** Deletes all means of signing in: staff may err, and a wrong merge mustn't give anyone access to another's account. */
export const signInMoves: readonly Move[] = [
  customMove(
    'tokens',
    [],
    `
    delete from otps where purpose in ('sign-in-link', 'forgotten-password', 'change-contact')
      and address in (select unnest(array[former_email, former_phone]) from users where id = :gone)`,
  ),
  deleteRows('sessions.user_id'),
  deleteRows('sign_in_tickets.user_id'),
  deleteRows('password_resets.user_id'),
  deleteRows('passkeys.user_id'),
  deleteRows('second_factors.user_id'),
  deleteRows('identities.user_id'),
  deleteRows('known_devices.user_id'),
  deleteRows('api_keys.user_id'),
  deleteRows('report_mails.user_id'),
  reassignRows('customer_views.customer_id'),
  // Points move to the other account, whose next notice covers the whole sum.
  deleteRows('points_notices.user_id'),
]

/** For tables with one array of product ids per person: the ids of the account that stays come first, then the other's. */
const joinsIds = (table: string, most: number): Move[] => [
  customMove(
    `${table}.join`,
    [],
    `
  update ${table} s set product_ids = (
    select array_agg(i.id order by i.place) from (
      select a.id, min(a.place) as place from unnest(s.product_ids || g.product_ids) with ordinality as a (id, place) group by a.id
      order by place limit ${most}) i)
  from ${table} g where s.user_id = :stay and g.user_id = :gone and g.product_ids <> '{}'`,
  ),
  reassignSingleRow(`${table}.user_id`),
]

/** Orders and everything saved in the shop. */
export const shopMoves: readonly Move[] = [
  // Keeps triggers from updating the figures row by row; they are summed up once, below.
  customMove('quietFigures', [], `select set_config('gymfolk.merging', 'on', true) where :gone::uuid is not null`),
  reassignRows('orders.user_id'),
  customMove(
    'customer_figures',
    ['customer_figures.user_id'],
    `
  with gone as (delete from customer_figures where user_id = :gone)
  insert into customer_figures as f (user_id, orders, spent, last_order_at, country)
  select :stay::uuid, sum(counts_as_order(order_status)), sum(in_shop(spent_on(payment_status, total_cost, refunded, refunded_otherwise,
    paid_part, points_cost, credit_cost), shop_rate)), max(ordered_at), (array_agg(coalesce(shipping_address->>'country', '') order by ordered_at desc))[1]
  from orders where user_id = :stay having count(*) > 0
  on conflict (user_id) do update set orders = excluded.orders, spent = excluded.spent, last_order_at = excluded.last_order_at,
    country = excluded.country`,
  ),
  customMove('loudFigures', [], `select set_config('gymfolk.merging', '', true) where :gone::uuid is not null`),
  reassignRows('order_drafts.customer_id'),
  reassignRows('subscriptions.user_id'),
  reassignRows('subscription_charges.user_id'),
  reassignRows('repeat_deliveries.user_id'),
  customMove(
    'addresses.twice',
    [],
    `
  delete from addresses g using addresses s where g.user_id = :gone and s.user_id = :stay
    and place_key(g.first_name, g.last_name, g.address_line1, g.post_code, g.country) = place_key(s.first_name, s.last_name,
      s.address_line1, s.post_code, s.country)
    and (g.address_line2, g.city, g.region, g.phone) = (s.address_line2, s.city, s.region, s.phone)`,
  ),
  customMove(
    'addresses.defaults',
    [],
    `
  update addresses set is_default = false, is_default_billing = false
  where user_id = :gone and (is_default or is_default_billing) and exists (select from addresses s where s.user_id = :stay)`,
  ),
  reassignRows('addresses.user_id'),
  customMove(
    'cart',
    [],
    `
  with lines as (
    insert into cart_items (cart_id, variant_id, quantity, price, changed_at, repeat_weeks, place)
    select s.id, i.variant_id, i.quantity, i.price, i.changed_at, i.repeat_weeks,
      i.place + (select coalesce(max(o.place), 0) from cart_items o where o.cart_id = s.id)
    from carts g join carts s on s.user_id = :stay join cart_items i on i.cart_id = g.id
    where g.user_id = :gone and not exists (select from cart_items o where o.cart_id = s.id and o.variant_id = i.variant_id
      and o.repeat_weeks = i.repeat_weeks)
    order by i.changed_at desc limit greatest(0, ${limits.cart.linesMax} - (select count(*) from carts c
      join cart_items o on o.cart_id = c.id where c.user_id = :stay))
    on conflict do nothing)
  update carts s set gift_cards = s.gift_cards || g.gift_cards from carts g where s.user_id = :stay and g.user_id = :gone
    and g.gift_cards <> '[]'`,
  ),
  reassignSingleRow('carts.user_id'),
  reassignUniqueRows('saved_lines.user_id', 'variant_id'),
  customMove(
    'wishlist',
    [],
    `
  insert into wishlist_items (list_id, product_id, price, added_at)
  select s.id, i.product_id, i.price, i.added_at from wishlists g join wishlists s on s.user_id = :stay and s.is_default
    join wishlist_items i on i.list_id = g.id
  where g.user_id = :gone and g.is_default on conflict do nothing`,
  ),
  customMove(
    'wishlist.link',
    [],
    `
  with gone as (
    delete from wishlists g where g.user_id = :gone and g.is_default and exists (select from wishlists s where s.user_id = :stay
      and s.is_default)
    returning g.share_token, g.show_owner)
  update wishlists s set share_token = g.share_token, show_owner = g.show_owner from gone g
  where s.user_id = :stay and s.is_default and s.share_token is null and g.share_token is not null`,
  ),
  reassignRows('wishlists.user_id'),
  ...joinsIds('compare_lists', limits.compare.max),
  ...joinsIds('recently_viewed', limits.recentlyViewed.max),
  reassignUniqueRows('stock_alerts.user_id', 'variant_id'),
  reassignRows('guests.account_id'),
  reassignRows('customer_notes.customer_id'),
  reassignUniqueRows('customer_tags.customer_id', 'tag'),
  reassignRows('uploads.owner_id'),
  // The nightly job would find the pairs again. Verdicts are moved: people who are different from one account are different from the other
  // as well.
  customMove(
    'possible_doubles',
    ['possible_doubles.one', 'possible_doubles.other'],
    `delete from possible_doubles where :gone in (one, other)`,
  ),
  customMove(
    'double_verdicts',
    ['double_verdicts.one', 'double_verdicts.other'],
    `
  with own as (delete from double_verdicts where one = least(:stay::uuid, :gone::uuid) and other = greatest(:stay::uuid, :gone::uuid))
  update double_verdicts set one = least(:stay, p.id), other = greatest(:stay, p.id)
  from (select number, case when one = :gone then other else one end as id from double_verdicts where :gone in (one, other)
    and not :stay in (one, other)) p
  where p.number = double_verdicts.number`,
  ),
]

const reportedAnew = `reports = greatest(c.reports - 1, 0)`

/** Reviews, questions and answers, and votes on those of others. Votes for the person's own are removed. */
export const reviewMoves: readonly Move[] = [
  reassignRows('reviews.user_id'),
  reassignUniqueRows('review_votes.user_id', 'review_id', { table: 'reviews', set: 'helpful = c.helpful - 1' }),
  customMove(
    'review_votes.own',
    [],
    `
  with own as (
    delete from review_votes v using reviews r where v.user_id = :stay and r.id = v.review_id and r.user_id = :stay returning v.review_id)
  update reviews c set helpful = c.helpful - 1 from own o where c.id = o.review_id`,
  ),
  reassignUniqueRows('review_reports.user_id', 'review_id', { table: 'reviews', set: reportedAnew }),
  reassignSingleRow('review_request_optouts.user_id'),
  reassignRows('questions.user_id'),
  reassignRows('answers.user_id'),
  reassignUniqueRows('answer_votes.user_id', 'answer_id', { table: 'answers', set: 'votes = c.votes - 1' }),
  customMove(
    'answer_votes.own',
    [],
    `
  with own as (
    delete from answer_votes v using answers a where v.user_id = :stay and a.id = v.answer_id and a.user_id = :stay returning v.answer_id)
  update answers c set votes = c.votes - 1 from own o where c.id = o.answer_id`,
  ),
  customMove(
    'question_reports',
    [],
    `
  with twice as (
    delete from question_reports g using question_reports s where g.user_id = :gone and s.user_id = :stay
      and s.question_id = g.question_id and s.answer_id is not distinct from g.answer_id returning g.question_id, g.answer_id
  ), answered as (update answers c set ${reportedAnew} from twice t where c.id = t.answer_id)
  update questions c set ${reportedAnew} from twice t where c.id = t.question_id and t.answer_id is null`,
  ),
  reassignRows('question_reports.user_id'),
]
