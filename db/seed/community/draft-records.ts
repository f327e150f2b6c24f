import { seededRandom } from '../orders/random.ts'
import type { Member } from './draft-members.ts'

export interface DraftRecord {
  member: Member
  lift: string
  measure: 'weight' | 'time' | 'reps'
  /** In grams, seconds or repetitions. */
  value: number
  daysAgo: number
  /** The improvement over all earlier ones, if it's the best so far; else 0. */
  gain: number
  note?: string
}

const plate = 2500
/** How far below their best members started. */
const headroom = 0.26

/** Drafts members' lifts and runs, oldest first, the same every time: quick progress at first, then slower, with bad days. */
export function draftRecords(members: Member[]): DraftRecord[] {
  const random = seededRandom(33_317)
  const records = members.flatMap((member) => {
    if (member.kinds.includes('strength')) return lifted(member, random)
    if (member.kinds.includes('running')) return ran(member, random)
    return counted(member, random)
  })
  const known = withGains(records.toSorted((a, b) => b.daysAgo - a.daysAgo))
  return [...known, ...mistakes(known)]
}

type Undecided = Omit<DraftRecord, 'gain'>

/** Records that the shop flags and moderators check: a missing decimal point, and implausible leaps. They have no gain. */
function mistakes(known: DraftRecord[]): DraftRecord[] {
  const wrong = [
    ['benali', 'bench', 10, 2.4, ''],
    ['kinga.mazur', 'deadlift', 1.42, 5.3, 'Straps, and a very good day.'],
    ['rachid.dv', 'deadlift', 1.35, 1.2, 'Trap bar, high handles.'],
  ] as const
  return wrong.flatMap(([handle, lift, times, daysAgo, note]) => {
    const last = known.findLast((one) => one.member.handle === handle && one.lift === lift && one.daysAgo > daysAgo)
    return last ? [{ ...last, value: Math.round((last.value * times) / plate) * plate, daysAgo, gain: 0, note }] : []
  })
}

/** Squats, presses and deadlifts in turns, and about twice a year a meet with all three. */
function lifted(member: Member, random: () => number): Undecided[] {
  const isKeen = member.level >= 0.55
  const [span, pace] = isKeen ? [540, 13] : [260, 17]
  const best = bestLifts(member)
  const at = (lift: keyof typeof best, daysAgo: number): Undecided => {
    const grown = 1 - headroom * (1 - (1 - daysAgo / span) ** 0.6)
    const value = Math.round((best[lift] * grown * (0.965 + random() * 0.045)) / plate) * plate
    return { member, lift, measure: 'weight', value: Math.max(value, 20_000), daysAgo }
  }
  const lifts = ['squat', 'bench', 'deadlift'] as const
  const count = Math.floor(span / pace)
  const sessions = Array.from({ length: count }, (_, n) => at(lifts[n % 3]!, span - (n + random() * 0.8) * pace - 0.4))
  const meets = Array.from({ length: isKeen ? 4 : 1 }, (_, n) => span * (0.86 - n * 0.24) + random() * 9)
  return [...sessions, ...meets.flatMap((daysAgo) => meet(lifts.map((lift) => at(lift, daysAgo))))]
}

/** Adds the total of that day's lifts. */
function meet(three: Undecided[]): Undecided[] {
  return [...three, { ...three[0]!, lift: 'total', value: three.reduce((sum, { value }) => sum + value, 0) }]
}

/** Best lifts in grams; women and men are equally strong relative to their standards. */
function bestLifts({ sex, level, bodyWeight }: Member): Record<'squat' | 'bench' | 'deadlift', number> {
  const [squat, bench, deadlift] =
    sex === 'female'
      ? [1 + 1.1 * level, 0.5 + 0.55 * level, 1.2 + 1.2 * level]
      : [1.1 + 1.1 * level, 0.75 + 0.75 * level, 1.35 + 1.15 * level]
  return { squat: squat * bodyWeight, bench: bench * bodyWeight, deadlift: deadlift * bodyWeight }
}

const distances = [
  { lift: '5 km', factor: 1, every: 34 },
  { lift: '10 km', factor: 2.085, every: 47 },
  { lift: 'Half marathon', factor: 4.62, every: 110 },
]

function ran(member: Member, random: () => number): Undecided[] {
  const span = 420
  const best = member.sex === 'female' ? 1200 + (1 - member.level) * 780 : 1080 + (1 - member.level) * 720
  return distances.flatMap(({ lift, factor, every }) =>
    Array.from({ length: Math.floor(span / every) }, (_, n) => {
      const daysAgo = span - (n + random() * 0.9) * every - 0.4
      const slower = 1 + 0.13 * (daysAgo / span) ** 1.3 + (random() - 0.35) * 0.03
      return { member, lift, measure: 'time' as const, value: Math.round(best * factor * slower), daysAgo }
    }),
  )
}

const counts = {
  kettlebell: { female: 'Snatch, 16 kg, 10 min', male: 'Snatch, 24 kg, 10 min', best: 190 },
  boxing: { female: 'Rope skips in 1 min', male: 'Rope skips in 1 min', best: 175 },
  home: { female: 'Burpees in 5 min', male: 'Burpees in 5 min', best: 95 },
}

/** Mobility has no measured records. */
function counted(member: Member, random: () => number): Undecided[] {
  const kind = member.kinds.find((one): one is keyof typeof counts => one in counts)
  if (!kind) return []
  const span = 300
  const { best } = counts[kind]
  return Array.from({ length: 11 }, (_, n) => {
    const daysAgo = span - (n + random() * 0.8) * 27 - 0.4
    const grown = (0.55 + 0.45 * member.level) * (1 - 0.3 * (daysAgo / span) ** 1.4) * (0.95 + random() * 0.06)
    return { member, lift: counts[kind][member.sex], measure: 'reps' as const, value: Math.round(best * grown), daysAgo }
  })
}

function withGains(records: Undecided[]): DraftRecord[] {
  const best = new Map<string, number>()
  return records.map((record) => {
    const key = `${record.member.handle} ${record.lift}`
    const before = best.get(key)
    const gain = before === undefined ? 0 : Math.max(0, record.measure === 'time' ? before - record.value : record.value - before)
    if (before === undefined || gain > 0) best.set(key, record.value)
    return { ...record, gain }
  })
}

/** A value with its unit: "142.5 kg", "23:15", "1:47:05" or "112". */
export function inWords({ measure }: Pick<DraftRecord, 'measure'>, value: number): string {
  if (measure === 'weight') return `${value / 1000} kg`
  if (measure === 'reps') return String(value)
  const [hours, minutes, seconds] = [Math.floor(value / 3600), Math.floor(value / 60) % 60, value % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
