import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import type { Offers } from './offer.ts'
import { peopleOf } from './people.ts'

const insertUses = statement(
  'promotions.insertUses',
  { uses: json<object[]>(), order: 'uuid', people: 'text[]', now: 'timestamptz' },
  {},
  `
  insert into promotion_uses (order_id, promotion_id, code, people, is_counted, amount, used_at)
  select $2, u.id, u.code, $3, u.counted, u.amount, $4 from json_to_recordset($1) as u (id uuid, code text, counted boolean, amount int)`,
)

/**
 * Counts uses of promotions and codes with a limit; if a limit is exceeded, the transaction runs again and finds out which. Rows are locked
 * in id order, those of people by their promotion's.
 */
const countUses = statement(
  'promotions.countUses',
  { ids: 'uuid[]', perPerson: 'int4[]', codes: 'text[]', people: 'text[]' },
  { is_good: 'bool' },
  `
  with locked as materialized (
    select p.id, w.per_person, p.uses_max is null or p.used < p.uses_max as is_good
    from unnest($1::uuid[], $2::int[]) as w (id, per_person) join promotions p on p.id = w.id order by p.id for no key update of p
  ), coded as materialized (
    select c.code, c.uses_max is null or c.used < c.uses_max as is_good from promotion_codes c
    where c.code = any($3) and (select count(*) from locked) >= 0 order by c.code for no key update of c
  ), counted as (
    update promotions p set used = p.used + 1 from locked l where p.id = l.id
  ), spent as (
    update promotion_codes c set used = c.used + 1 from coded d where c.code = d.code
  ), people as (
    insert into promotion_people (promotion_id, person, used)
    select l.id, who, 1 from locked l cross join unnest($4::text[]) as who where l.per_person > 0 order by l.id, who
    on conflict (promotion_id, person) do update set used = promotion_people.used + 1
    returning promotion_id, used
  )
  select case when coalesce((select bool_and(g.is_good) from (select is_good from locked union all select is_good from coded) g), true)
      and not exists (select from people n join locked l on l.id = n.promotion_id where n.used > l.per_person)
    then true else changed_meanwhile('the uses of a promotion') end as is_good`,
)

/** Locks in id order, as `countUses` does. */
const uncountUses = statement(
  'promotions.uncountUses',
  { order: 'uuid', now: 'timestamptz' },
  {},
  `
  with returned as (
    update promotion_uses set returned_at = $2 where order_id = $1 and returned_at is null returning promotion_id, code, people, is_counted
  ), locked as materialized (
    select p.id from promotions p join returned r on r.promotion_id = p.id where r.is_counted order by p.id for no key update of p
  ), counted as (
    update promotions p set used = greatest(p.used - 1, 0) from locked l where p.id = l.id
  ), coded as materialized (
    select c.code from promotion_codes c join returned r on r.code = c.code
    where c.uses_max is not null and (select count(*) from locked) >= 0 order by c.code for no key update of c
  ), spent as (
    update promotion_codes c set used = greatest(c.used - 1, 0) from coded d where c.code = d.code
  )
  update promotion_people n set used = greatest(n.used - 1, 0)
  from returned r join locked l on l.id = r.promotion_id where n.promotion_id = r.promotion_id and n.person = any(r.people)`,
)

/** Counts returned uses again, whatever the limits are by now. */
const countUsesAgain = statement(
  'promotions.countUsesAgain',
  { order: 'uuid' },
  {},
  `
  with uses as (
    update promotion_uses set returned_at = null where order_id = $1 and returned_at is not null
    returning promotion_id, code, people, is_counted
  ), locked as materialized (
    select p.id from promotions p join uses t on t.promotion_id = p.id where t.is_counted order by p.id for no key update of p
  ), counted as (
    update promotions p set used = p.used + 1 from locked l where p.id = l.id
  ), coded as materialized (
    select c.code from promotion_codes c join uses t on t.code = c.code
    where c.uses_max is not null and (select count(*) from locked) >= 0 order by c.code for no key update of c
  ), spent as (
    update promotion_codes c set used = c.used + 1 from coded d where c.code = d.code
  )
  update promotion_people n set used = n.used + 1
  from uses t join locked l on l.id = t.promotion_id where n.promotion_id = t.promotion_id and n.person = any(t.people)`,
)

/** Adds the person's uses, before the orders change hands; rows of people are locked by their promotion. */
const addPeople = statement(
  'promotions.addPeople',
  { user: 'uuid', from: 'text', to: 'text' },
  {},
  `
  insert into promotion_people (promotion_id, person, used)
  select n.promotion_id, $3, n.used from promotion_people n where n.person = $2 and n.used > 0
    and n.promotion_id in (select u.promotion_id from promotion_uses u join orders o on o.id = u.order_id where o.user_id = $1)
  order by n.promotion_id
  on conflict (promotion_id, person) do update set used = promotion_people.used + excluded.used`,
)
const emptyPeople = statement(
  'promotions.emptyPeople',
  { user: 'uuid', from: 'text' },
  {},
  `
  delete from promotion_people n where n.person = $2
    and n.promotion_id in (select u.promotion_id from promotion_uses u join orders o on o.id = u.order_id where o.user_id = $1)`,
)
const renamePeople = statement(
  'promotions.renamePeople',
  { user: 'uuid', from: 'text', to: 'text' },
  {},
  `
  update promotion_uses u set people = array_replace(u.people, $2, $3) from orders o where o.id = u.order_id and o.user_id = $1
    and $2 = any(u.people)`,
)

const blankPeople = statement(
  'promotions.blankPeople',
  { user: 'uuid' },
  {},
  `update promotion_uses u set people = '{}' from orders o where o.id = u.order_id and o.user_id = $1`,
)
const deletePeople = statement(
  'promotions.deletePeople',
  { user: 'uuid' },
  {},
  `
  delete from promotion_people n using orders o join promotion_uses u on u.order_id = o.id
  where o.user_id = $1 and n.promotion_id = u.promotion_id and n.person = any(u.people)`,
)

/** The same for the orders of a guest. */
const blankGuestPeople = statement(
  'promotions.blankGuestPeople',
  { email: 'text' },
  {},
  `update promotion_uses u set people = '{}' from orders o where o.id = u.order_id and o.email = $1 and o.user_id is null`,
)
const deleteGuestPeople = statement(
  'promotions.deleteGuestPeople',
  { email: 'text' },
  {},
  `
  delete from promotion_people n using orders o join promotion_uses u on u.order_id = o.id
  where o.email = $1 and o.user_id is null and n.promotion_id = u.promotion_id and n.person = any(u.people)`,
)

/** The promotions that an order uses. */
interface Uses {
  orderId: string
  adjustments: Adjustment[]
  offers: Offers
}

/** Records which promotions an order uses, and counts limited ones together with the commit. Call it after the order is inserted. */
export async function recordUses(tx: Tx, { orderId, adjustments: all, offers }: Uses, now: Date): Promise<void> {
  const adjustments = all.flatMap(({ promotionId, ...one }) => (promotionId === null ? [] : [{ ...one, promotionId }]))
  if (adjustments.length === 0) return
  const { limited, limitedCodes, people } = offers
  const ids = adjustments.map(({ promotionId }) => promotionId).filter((id) => limited.has(id))
  const codes = adjustments.flatMap(({ code }) => (code !== null && limitedCodes.has(code) ? [code] : []))
  if (ids.length + codes.length > 0)
    tx.atCommit(() => countUses.all(tx, { ids, perPerson: ids.map((id) => limited.get(id) ?? 0), codes, people }))
  const uses = adjustments.map(({ promotionId, code, amount, shipping }) => ({
    id: promotionId,
    code,
    counted: limited.has(promotionId),
    amount: amount + shipping,
  }))
  await insertUses.run(tx, { uses, order: orderId, people, now })
}

/** Returns the uses of a locked order that was cancelled, together with the commit. */
export const returnUses = (tx: Tx, orderId: string, now: Date): void => tx.atCommit(() => uncountUses.run(tx, { order: orderId, now }))

/** Counts the uses of an order again, which was cancelled and is reopened. */
export const recordUsesAgain = (tx: Tx, orderId: string): void => tx.atCommit(() => countUsesAgain.run(tx, { order: orderId }))

/** Removes a person from the recorded uses, before their orders are anonymized. */
export async function blankUses(tx: Tx, userId: string): Promise<void> {
  await deletePeople.run(tx, { user: userId })
  await blankPeople.run(tx, { user: userId })
}

/** Like `blankUses`, for the orders that were placed as a guest with an email. */
export async function blankGuestUses(tx: Tx, email: string): Promise<void> {
  await deleteGuestPeople.run(tx, { email })
  await blankGuestPeople.run(tx, { email })
}

/** Merges two accounts: the first one's uses count as the second's. Call it before its orders change hands. */
export async function mergePeople(tx: Tx, { from: user, to }: { from: string; to: string }, signingSecret: string): Promise<void> {
  const [before = ''] = peopleOf({ userId: user, email: null }, signingSecret)
  const [after = ''] = peopleOf({ userId: to, email: null }, signingSecret)
  const names = { user, from: before, to: after }
  await Promise.all([addPeople.run(tx, names), emptyPeople.run(tx, names), renamePeople.run(tx, names)])
}
