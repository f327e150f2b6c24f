import type { Badge } from '#contract/badges.ts'
import type { LiftRecord } from '#contract/records.ts'

const yearMs = 365.25 * 86_400_000
/** From so many kilograms on, in steps of a pair of tens. */
const lifts = { squat: 60, bench: 40, deadlift: 60 } as const
const step = 20
const postSteps = [10, 25, 50, 100, 250, 500, 1000, 2500]

interface Reached {
  records: Pick<LiftRecord, 'lift' | 'measure' | 'value'>[]
  posts: number
  /** That ended with a tier. */
  challenges: number
  joinedAt: Date
}

/** What a person has reached by now: of each kind the highest. */
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
