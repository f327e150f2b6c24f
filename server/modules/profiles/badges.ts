import type { Badge } from '#contract/badges.ts'
import type { LiftRecord } from '#contract/records.ts'

const yearMs = 365.25 * 86_400_000
/** The weight in kilograms from which a lift has a badge. Badges go up in steps of 20 kg. */
const lifts = { squat: 60, bench: 40, deadlift: 60 } as const
const step = 20
const postSteps = [10, 25, 50, 100, 250, 500, 1000, 2500]

interface Reached {
  records: Pick<LiftRecord, 'lift' | 'measure' | 'value'>[]
  posts: number
  /** The number of challenges that ended with a tier. */
  challenges: number
  joinedAt: Date
}

/** A person's badges: the highest of each kind. */
export function badgesOf({ records, posts, challenges, joinedAt }: Reached, now: Date): Badge[] {
  const lifted = (Object.keys(lifts) as (keyof typeof lifts)[]).flatMap((kind) => {
    const best = records.find(({ lift, measure }) => lift === kind && measure === 'weight')?.value ?? 0
    return best < lifts[kind] ? [] : [{ kind, value: Math.floor(best / step) * step }]
  })
  const years = Math.floor((now.getTime() - joinedAt.getTime()) / yearMs)
  const written = postSteps.findLast((count) => count <= posts)
  return [
    ...lifted,
    ...(years >= 1 ? [{ kind: 'years' as const, value: years }] : []),
    ...(written ? [{ kind: 'posts' as const, value: written }] : []),
    ...(challenges > 0 ? [{ kind: 'challenges' as const, value: challenges }] : []),
  ]
}
