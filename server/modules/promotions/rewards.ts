import type { Locale } from '#contract/locales.ts'
import { type Tier, tiers } from '#contract/challenges/tiers.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, textOf } from '#server/db/types.ts'
import { peopleOf } from './people.ts'

/**
 * Promotions that apply by themselves to everyone who has reached a tier of a challenge, and that aren't used up. Those with further
 * conditions on the buyer are left out, as not everyone who reaches the tier would get them. Each once, with the lowest tier that gets it.
 */
const rewards = statement(
  'promotions.rewards',
  { challenge: 'text', now: 'timestamptz', people: 'text[]', limit: 'int8' },
  { id: 'uuid', tier: textOf<Tier>(), name: 'text', names: jsonb<Record<string, string>>(), ends_at: 'timestamptz?', is_used: 'bool' },
  `
  select distinct on (p.id) p.id, coalesce(s.filter ->> 'challengeTier', 'bronze') as tier, p.name, p.names, p.ends_at,
    p.uses_per_person is not null and exists (
      select from promotion_people n where n.promotion_id = p.id and n.person = any($3) and n.used >= p.uses_per_person) as is_used
  from customer_segments s join promotions p on p.active and p.trigger = 'automatic' and p.rule -> 'segments' ? s.id::text
  where s.filter ->> 'completedChallenge' = $1 and s.filter - '{completedChallenge,challengeTier}'::text[] = '{}'
    and p.rule -> 'plans' = '[]' and not (p.rule ->> 'firstOrder')::boolean
    and (p.starts_at is null or p.starts_at <= $2) and (p.ends_at is null or p.ends_at > $2)
    and (p.uses_max is null or p.used < p.uses_max)
  order by p.id, array_position('{bronze,silver,gold}', coalesce(s.filter ->> 'challengeTier', 'bronze')) limit $4`,
)

interface Reward {
  /** The promotion's id. */
  id: string
  tier: Tier
  name: string
  endsAt: Date | null
  /** Whether the buyer has used it as often as they may. */
  isUsed: boolean
}

const rewardsMax = 20

/** What is taken off for who reaches a tier of a challenge, by tier; `userId` is the reader's, null for visitors. */
export async function rewardsOf(
  db: Db | Tx,
  challenge: string,
  { userId, locale, signingSecret, now }: { userId: string | null; locale: Locale; signingSecret: string; now: Date },
): Promise<Reward[]> {
  const people = peopleOf({ userId, email: null }, signingSecret)
  const rows = await rewards.all(db, { challenge, now, people, limit: rewardsMax })
  const found = rows.map((row) => ({
    id: row.id,
    tier: row.tier,
    name: row.names[locale] ?? row.name,
    endsAt: row.ends_at,
    isUsed: row.is_used,
  }))
  return found.toSorted((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier))
}
