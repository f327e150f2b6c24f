import type { SegmentFilter } from '#contract/admin/segments.ts'
import { minor } from '#contract/currency.ts'
import { dayMs } from '#contract/time.ts'
import type { Columns } from '#server/db/types.ts'

/** The values of a filter as statement parameters. */
export const filterTypes = {
  ordersMin: 'int4?',
  ordersMax: 'int4?',
  spentMin: 'int8?',
  spentMax: 'int8?',
  orderedAfter: 'timestamptz?',
  orderedBefore: 'timestamptz?',
  signedUpAfter: 'timestamptz?',
  signedUpUntil: 'timestamptz?',
  tag: 'text?',
  country: 'text?',
  plan: 'uuid?',
  acceptsMail: 'bool?',
  language: 'text?',
  shopLanguage: 'text',
  boughtProduct: 'uuid?',
  boughtCategory: 'uuid?',
  completedChallenge: 'uuid?',
  challengeTier: 'text?',
  now: 'timestamptz',
} as const satisfies Columns

export interface FilterContext {
  now: Date
  /** The language of customers who never chose one. */
  shopLanguage: string
}

/** The values of a filter at a time. Numbers of days become dates. */
export function filterValues(filter: SegmentFilter, { now, shopLanguage }: FilterContext) {
  const ago = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() - days * dayMs))
  return {
    ordersMin: filter.ordersMin ?? null,
    ordersMax: filter.ordersMax ?? null,
    spentMin: filter.spentMin === undefined ? null : minor(filter.spentMin),
    spentMax: filter.spentMax === undefined ? null : minor(filter.spentMax),
    orderedAfter: ago(filter.orderedWithin),
    orderedBefore: ago(filter.notOrderedFor),
    signedUpAfter: ago(filter.signedUpWithin),
    signedUpUntil: ago(filter.signedUpBefore),
    tag: filter.tag ?? null,
    country: filter.country ?? null,
    plan: filter.plan ?? null,
    acceptsMail: filter.acceptsMail ?? null,
    language: filter.language ?? null,
    shopLanguage,
    boughtProduct: filter.boughtProduct ?? null,
    boughtCategory: filter.boughtCategory ?? null,
    completedChallenge: filter.completedChallenge ?? null,
    challengeTier: filter.challengeTier ?? null,
    now,
  }
}

/** The columns that the conditions use and that differ between accounts and guests. */
interface People {
  /** Whether one of these products is in an order of theirs. */
  bought: (products: string) => string
  tagged: string
  signedUpAfter: string
  signedUpUntil: string
  subscribed: string
  reachedTier: string
}

const accounts: People = {
  bought: (products) => `u.id = any(array(
  select o.user_id from order_lines l join orders o on o.id = l.order_id
  where l.product_id in (${products}) and o.order_status <> 'Cancelled' and o.user_id is not null))`,
  tagged: 'u.id = any(array(select customer_id from customer_tags where tag = :tag))',
  signedUpAfter: 'u.created_at >= :signedUpAfter',
  signedUpUntil: 'u.created_at < :signedUpUntil',
  subscribed: `u.id = any(array(select s.user_id from subscriptions s
    where s.plan_id = :plan and s.benefits_until > :now and s.user_id is not null))`,
  // Looks a customer's own row up: a challenge may have 100,000 participants, and each cart asks about one of them.
  reachedTier: `exists (select from challenge_members m join challenges c on c.id = m.challenge_id
    where m.challenge_id = :completedChallenge and m.user_id = u.id and c.cancelled_at is null
      and m.total >= case :challengeTier when 'gold' then c.gold when 'silver' then c.silver else c.bronze end)`,
}

/** Nobody without an account signed up, has a plan or trains with others. */
const guests: People = {
  bought: (products) => `u.email in (
  select o.email from order_lines l join orders o on o.id = l.order_id
  where l.product_id in (${products}) and o.order_status <> 'Cancelled' and o.user_id is null)`,
  tagged: 'u.id = any(array(select guest_id from guest_tags where tag = :tag))',
  signedUpAfter: 'false',
  signedUpUntil: 'false',
  subscribed: 'false',
  reachedTier: 'false',
}

/**
 * The conditions of a filter on customers `u` with their figures `f`. Values that aren't given are null, and the planner drops their
 * conditions, as these statements are planned for each run (`planWithValues`).
 */
const conditionsOn = ({ bought, tagged, signedUpAfter, signedUpUntil, subscribed, reachedTier }: People): string =>
  [
    '(:ordersMin::int is null or :ordersMin = 0 or f.orders >= :ordersMin)',
    '(:ordersMax::int is null or coalesce(f.orders, 0) <= :ordersMax)',
    '(:spentMin::bigint is null or :spentMin = 0 or f.spent >= :spentMin)',
    '(:spentMax::bigint is null or coalesce(f.spent, 0) <= :spentMax)',
    '(:orderedAfter::timestamptz is null or f.last_order_at >= :orderedAfter)',
    '(:orderedBefore::timestamptz is null or f.last_order_at < :orderedBefore)',
    `(:signedUpAfter::timestamptz is null or ${signedUpAfter})`,
    `(:signedUpUntil::timestamptz is null or ${signedUpUntil})`,
    `(:tag::text is null or ${tagged})`,
    '(:country::text is null or f.country = :country)',
    `(:plan::uuid is null or ${subscribed})`,
    `(:acceptsMail::boolean is null or :acceptsMail = exists (
    select from newsletter_subscribers m where m.email = u.email and m.confirmed_at is not null and m.unsubscribed_at is null))`,
    '(:language::text is null or coalesce(u.locale, :shopLanguage) = :language)',
    `(:boughtProduct::uuid is null or ${bought('select :boughtProduct')})`,
    `(:boughtCategory::uuid is null or ${bought(`select c.product_id from product_categories c where c.category_id in (
    with recursive tree as (select :boughtCategory::uuid as id union all select k.id from categories k join tree t on k.parent_id = t.id)
    select id from tree)`)})`,
    `(:completedChallenge::uuid is null or ${reachedTier})`,
  ].join(' and ')

/** All conditions combined, on customers with an account. */
export const conditions = conditionsOn(accounts)
/** The same on guests. */
export const guestConditions = conditionsOn(guests)

/** The conditions of a second filter, whose parameters begin with `also_`. */
export const renameParameters = (those: string): string => those.replace(/(?<!:):(\w+)/g, ':also_$1')
type Also<T> = { [K in keyof T as `also_${K & string}`]: T[K] }
const renamed = <T extends object>(values: T): Also<T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`also_${name}`, value as unknown])) as Also<T>
export const secondFilterTypes = renamed(filterTypes)
/** The parameters of a second filter. */
export const secondFilterValues = (filter: SegmentFilter, context: FilterContext) => renamed(filterValues(filter, context))
