import { dayMs } from '#contract/time.ts'
import { seededRandom } from '../orders/random.ts'
import type { Member } from './draft-members.ts'
import type { Kind } from './members.ts'

const days = 62

/** A session of each kind at its best: sets, repetitions per set, and grams per repetition. */
const sessions: Record<Kind, [sets: number, reps: number, weight: number]> = {
  strength: [18, 6, 80_000],
  kettlebell: [14, 14, 20_000],
  running: [6, 12, 14_000],
  boxing: [12, 12, 16_000],
  mobility: [8, 10, 8000],
  home: [12, 11, 24_000],
}

/** Rows of members' training in the last two months, the same every time: some days of each week, with more volume at higher levels. */
export function trainingRows(members: Member[], now: Date) {
  const random = seededRandom(71_903)
  return members.flatMap((member) => {
    const [sets, reps, weight] = sessions[member.kinds[0]]
    const often = 0.22 + member.level * 0.3 + random() * 0.14
    const known = Math.min(days, Math.floor(member.joinedDaysAgo))
    return Array.from({ length: known }, (_, at) => known - at).flatMap((daysAgo) => {
      const [comes, form] = [random() < often, random()]
      if (!comes) return []
      const done = Math.max(3, Math.round(sets * (0.75 + form * 0.4)))
      const counted = done * Math.max(3, Math.round(reps * (0.85 + form * 0.3)))
      const each = Math.round((weight * (0.45 + member.level * 0.55)) / 500) * 500
      const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10)
      return [{ user_id: member.id, day, workouts: 1, sets: done, reps: counted, volume: counted * each }]
    })
  })
}
