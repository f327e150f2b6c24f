import { challengeLimits } from '#contract/challenges/limits.ts'
import type { Goal, TierAmounts } from '#contract/challenges/tiers.ts'
import { goals, tiers } from '#contract/challenges/tiers.ts'
import { lengthOf } from './pace.ts'

export interface ChallengeFields {
  title: string
  description: string
  cover: string | null
  goal: Goal
  /** Sent only if it changes, because processes of the previous release don't know it. */
  exercise?: string | null
  tiers: TierAmounts
  firstDay: string
  lastDay: string
}
type Problem = 'wrongDays' | 'tooLong' | 'wrongTiers' | 'tooManyDays'

/** The fields of a form, without the cover. `before`: the current exercise of the challenge. */
export function fieldsFrom(form: FormData, before: string | null): Omit<ChallengeFields, 'cover'> {
  const text = (name: string) => ((form.get(name) ?? '') as string).trim()
  const exercise = text('exercise') || null
  const [bronze, silver, gold] = tiers.map((tier) => Number(text(tier)))
  return {
    title: text('title'),
    description: text('description'),
    goal: goals.find((goal) => goal === text('goal')) ?? 'volume',
    ...(exercise !== before && { exercise }),
    tiers: { bronze: bronze!, silver: silver!, gold: gold! },
    firstDay: text('firstDay'),
    lastDay: text('lastDay'),
  }
}

/** The first problem of the fields, and the field to show it at; null if there is none. */
export function problemOf(fields: Omit<ChallengeFields, 'cover'>): { field: 'lastDay' | 'gold' | 'silver'; problem: Problem } | null {
  const { goal, tiers: amounts, firstDay, lastDay } = fields
  if (lastDay < firstDay) return { field: 'lastDay', problem: 'wrongDays' }
  if (lengthOf(fields) > challengeLimits.days) return { field: 'lastDay', problem: 'tooLong' }
  if (amounts.silver <= amounts.bronze) return { field: 'silver', problem: 'wrongTiers' }
  if (amounts.gold <= amounts.silver) return { field: 'gold', problem: 'wrongTiers' }
  if (goal === 'days' && amounts.gold > lengthOf(fields)) return { field: 'gold', problem: 'tooManyDays' }
  return null
}
