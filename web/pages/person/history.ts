import type { Call } from '#contract/api.ts'
import type { LiftRecord } from '#contract/records.ts'

export interface History {
  lift: string
  /** The oldest first. */
  records: LiftRecord[]
}

/** More would be dots on dots. */
const shownMax = 100

/** What a person logged of a lift: the last hundred. */
export async function historyOf(handle: string, lift: string, by: Call): Promise<History> {
  const { items } = await by('GET /people/:handle/records', { handle, lift, limit: shownMax })
  return { lift, records: items.toReversed() }
}

/** The records among them: each is better than all before. */
export function bestsOf(records: LiftRecord[]): (LiftRecord & { gain: number | null })[] {
  let best: number | null = null
  return records.flatMap((record) => {
    const sign = record.measure === 'time' ? -1 : 1
    if (best !== null && (record.value - best) * sign <= 0) return []
    const gain = best === null ? null : record.value - best
    best = record.value
    return [{ ...record, gain }]
  })
}
