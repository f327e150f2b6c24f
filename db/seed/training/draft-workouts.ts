import { seededRandom } from '../orders/random.ts'

/** The personal bests of the demo's shopper in kilograms, which no set exceeds. */
interface Bests {
  squat: number
  bench: number
  deadlift: number
}
interface Lift {
  exercise: string
  /** The number of its superset. */
  superset?: number
  /** Relative to the best of this lift, reached in the last week. */
  of?: keyof Bests
  share?: number
  /** Kilograms in the first week, for exercises without a tracked best. */
  from?: number
  sets: number
  reps: number
  seconds?: number
}
interface DraftWorkout {
  title: string
  note: string
  daysAgo: number
  hour: number
  minute: number
  duration: number
  exercises: { exercise: string; superset: number | null; note: string; sets: DraftSet[] }[]
}
interface DraftSet {
  weight: number | null
  reps: number | null
  seconds: number | null
  distance: null
  rpe: number | null
  isWarmUp: boolean
}

/** The shopper's training sessions, in rotation; they're also the routines. */
export const sessions: { title: string; note: string; lifts: Lift[] }[] = [
  {
    title: 'Lower body',
    note: 'Squat first, always.',
    lifts: [
      { exercise: 'back-squat', of: 'squat', share: 0.85, sets: 4, reps: 5 },
      { exercise: 'romanian-deadlift', of: 'deadlift', share: 0.62, sets: 3, reps: 8 },
      { exercise: 'leg-press', from: 90, sets: 3, reps: 12 },
      { exercise: 'plank', sets: 3, reps: 0, seconds: 45 },
    ],
  },
  {
    title: 'Upper body',
    note: 'Two minutes between sets.',
    lifts: [
      { exercise: 'bench-press', of: 'bench', share: 0.86, sets: 4, reps: 5 },
      { exercise: 'dumbbell-row', from: 18, sets: 3, reps: 10 },
      { exercise: 'overhead-press', of: 'bench', share: 0.55, sets: 3, reps: 8, superset: 0 },
      { exercise: 'pull-up', sets: 3, reps: 5, superset: 0 },
      { exercise: 'face-pull', from: 15, sets: 3, reps: 15 },
    ],
  },
  {
    title: 'Deadlift day',
    note: '',
    lifts: [
      { exercise: 'deadlift', of: 'deadlift', share: 0.86, sets: 3, reps: 4 },
      { exercise: 'front-squat', of: 'squat', share: 0.6, sets: 3, reps: 6 },
      { exercise: 'lat-pulldown', from: 35, sets: 3, reps: 10, superset: 0 },
      { exercise: 'hanging-leg-raise', sets: 3, reps: 8, superset: 0 },
    ],
  },
]

const weeks = 9
/** Days of the week's sessions, counted back from its end. */
const dayOfSession = [6, 4, 1]
const plate = 2.5
const notes = ['', '', '', 'Slept badly, still moved.', '', 'Felt light.', '', '', 'Gym was packed.']

/** Two months of training, oldest first, the same every time: a little heavier each week, with an easy week and a few missed days. */
export function draftWorkouts(bests: Bests): DraftWorkout[] {
  const random = seededRandom(54_054)
  return Array.from({ length: weeks }, (_, week) =>
    sessions.flatMap((session, turn): DraftWorkout[] => {
      const [luck, minute, length] = [random(), random(), random()]
      const daysAgo = (weeks - 1 - week) * 7 + dayOfSession[turn]!
      if (luck < 0.1 && week > 0) return []
      return [
        {
          title: session.title,
          note: notes[(week * 3 + turn) % notes.length]!,
          daysAgo,
          hour: turn === 2 ? 10 : 18,
          minute: Math.floor(minute * 50),
          duration: (48 + Math.floor(length * 26)) * 60,
          exercises: session.lifts.map((lift) => ({
            exercise: lift.exercise,
            superset: lift.superset ?? null,
            note: '',
            sets: setsOf(lift, bests, week, random),
          })),
        },
      ]
    }),
  ).flat()
}

function setsOf(lift: Lift, bests: Bests, week: number, random: () => number): DraftSet[] {
  // The fifth week is an easy one.
  const growth = (week === 4 ? 0.9 : 1) * (0.9 + (0.1 * week) / (weeks - 1))
  const { of, share = 0, from, sets, reps, seconds = null } = lift
  const heavy = of ? bests[of] * share * growth : from === undefined ? null : from * (1 + week * 0.02)
  const weight = heavy === null ? null : Math.max(Math.round(heavy / plate) * plate, plate)
  const work = Array.from({ length: sets }, (_, at): DraftSet => {
    const isShort = at === sets - 1 && random() < 0.3
    return {
      weight,
      reps: seconds === null ? reps - (isShort ? 1 : 0) : null,
      seconds: seconds === null ? null : seconds + week * 2,
      distance: null,
      rpe: of ? Math.min(7 + at / 2 + (isShort ? 0.5 : 0), 9.5) : null,
      isWarmUp: false,
    }
  })
  if (!of || weight === null || share < 0.8) return work
  const warmUp = Math.max(Math.round((weight * 0.6) / plate) * plate, 20)
  return [{ weight: warmUp, reps: 5, seconds: null, distance: null, rpe: null, isWarmUp: true }, ...work]
}
