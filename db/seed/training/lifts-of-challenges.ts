import { dayMs } from '#contract/time.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { insertWorkouts, type NewWorkout } from '#server/modules/training/training.ts'
import { seededRandom } from '../orders/random.ts'

const participants = statement(
  'seed.participantsByExercise',
  { except: 'uuid' },
  { user: 'uuid', exercise: 'text', first: 'date', squat: 'int4?' },
  `
  select m.user_id as user, c.exercise, c.first_day as first,
    (select max(value) from records where user_id = m.user_id and lift = 'squat' and flag is null and removed_at is null) as squat
  from challenge_members m join challenges c on c.id = m.challenge_id join users u on u.id = m.user_id
  where c.exercise is not null and m.user_id <> $1 order by c.first_day, c.id, u.handle`,
)

const gapMin = 2
const gapMax = 6
const setsPerWorkout = 4
const defaultSquat = 70

/**
 * Short workouts of who takes part in the demo's challenges of an exercise, each a few days after the last, the same every time. The shopper
 * isn't among them: what they lift is in their log.
 */
export async function fillLiftsOfChallenges(tx: Tx, shopper: string, now: Date): Promise<void> {
  const random = seededRandom(90_830)
  for (const { user, exercise, first, squat } of await participants.all(tx, { except: shopper })) {
    const level = random()
    const best = squat === null ? defaultSquat : squat / 1000
    const weight = exercise === 'back-squat' ? Math.round((best * (0.6 + level * 0.2)) / 2.5) * 2.5 : null
    const reps = exercise === 'back-squat' ? 5 : 2 + Math.round(level * level * 7)
    const workouts: NewWorkout[] = []
    const pause = () => (gapMin + Math.floor(random() * (gapMax - gapMin))) * dayMs
    for (let at = Date.parse(first) + pause() - dayMs; at < now.getTime() - dayMs; at += pause()) {
      const sets = Array.from({ length: setsPerWorkout }, () => ({
        weight,
        reps,
        seconds: null,
        distance: null,
        rpe: null,
        isWarmUp: false,
      }))
      const startedAt = `${new Date(at).toISOString().slice(0, 10)}T07:15`
      workouts.push({
        title: 'Before work',
        note: '',
        startedAt,
        duration: 25 * 60,
        exercises: [{ exercise, superset: null, note: '', sets }],
      })
    }
    if (workouts.length > 0) await insertWorkouts(tx, user, workouts, now)
  }
}
