import type { Call } from '#contract/api.ts'
import type { LiftRecord } from '#contract/records.ts'

export interface History {
  lift: string
  /** Oldest first. */
  records: LiftRecord[]
}

/** With more sessions, dots would overlap. */
const shownMax = 100

/** A person's last hundred sessions of a lift. */
export async function historyOf(handle: string, lift: string, by: Call): Promise<History> {
  const { items } = await by('GET /people/:handle/records', { handle, lift, limit: shownMax })
  return { lift, records: items.toReversed() }
}

/** The personal bests among them: each is better than all before it. */
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
