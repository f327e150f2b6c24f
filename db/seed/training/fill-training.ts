import { dayMs } from '#contract/time.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { insertRoutine, insertWorkouts } from '#server/modules/training/training.ts'
import { draftWorkouts, sessions } from './draft-workouts.ts'
import { fillLiftsOfChallenges } from './lifts-of-challenges.ts'

const two = (number: number): string => String(number).padStart(2, '0')

const bestLifts = statement(
  'seed.bestLifts',
  { user: 'uuid' },
  { lift: 'text', value: 'int4' },
  `select lift, max(value) as value from records where user_id = $1 and measure = 'weight' and flag is null and removed_at is null group by lift`,
)

const memberNamed = statement('seed.memberNamed', { handle: 'text' }, { id: 'uuid' }, `select id from users where handle = $1`)
const share = statement(
  'seed.shareRoutine',
  { id: 'uuid', token: 'text' },
  {},
  `update routines set share_token = $2, on_profile = true where id = $1`,
)

/** Measurements of twelve weeks: slightly decreasing, with fluctuation. The last weight is the one on the profile. */
const addMeasurements = statement(
  'seed.addMeasurements',
  { user: 'uuid', now: 'timestamptz' },
  {},
  `
  insert into body_measurements (user_id, kind, day, value, measured_at)
  select p.user_id, k.kind, ($2 at time zone 'UTC')::date - w * 7, k.last + w * k.step + (w * 7 % 5 - 2) * k.step / 2 * (w > 0)::int, $2 - w * interval '7 days'
  from profiles p, generate_series(0, 11) w,
    lateral (values ('weight', p.body_weight, 200), ('waist', 742, 3), ('thigh', 561, -2)) as k (kind, last, step)
  where p.user_id = $1 and p.body_weight is not null`,
)

const target = (exercise: string, targetSets: number, targetReps: number | null, superset: number | null = null) => ({
  exercise,
  superset,
  targetSets,
  targetReps,
})
/** Routines that members show on their profiles. */
const sharedRoutines = [
  {
    handle: 'danasull',
    token: 'three-lifts-of-dana',
    name: 'Three lifts, one hour',
    note: 'Leave one rep in the tank. Add 2.5 kg a week until you miss, then take 10% off.',
    exercises: [target('back-squat', 3, 5), target('bench-press', 3, 5), target('deadlift', 1, 5), target('plank', 3, null)],
  },
  {
    handle: 'conor.daly',
    token: 'school-gym-of-conor',
    name: 'School gym',
    note: 'Works with one bar and twenty minutes between lessons.',
    exercises: [target('front-squat', 4, 6), target('pull-up', 3, 5, 0), target('overhead-press', 3, 8, 0)],
  },
]

/**
 * Adds the training log of the demo's shopper: two months of workouts and two routines, one of them on the profile, routines of other members,
 * and what those in challenges of one exercise have lifted for them. Uses the same code as members' calls, so that the daily sums agree.
 */
export async function fillTraining(tx: Tx, shopper: string, now: Date): Promise<void> {
  const best = new Map((await bestLifts.all(tx, { user: shopper })).map(({ lift, value }) => [lift, value / 1000]))
  const bests = { squat: best.get('squat') ?? 80, bench: best.get('bench') ?? 45, deadlift: best.get('deadlift') ?? 100 }
  for (const { daysAgo, hour, minute, ...workout } of draftWorkouts(bests)) {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const startedAt = `${at.toISOString().slice(0, 10)}T${two(hour)}:${two(minute)}`
    await insertWorkouts(tx, shopper, [{ ...workout, startedAt }], at)
  }
  for (const { title, note, lifts } of sessions.slice(0, 2)) {
    const exercises = lifts.map(({ exercise, superset, sets, reps }) => target(exercise, sets, reps || null, superset))
    const id = await insertRoutine(tx, shopper, { name: title, note, exercises }, now)
    if (title === 'Lower body') await share.run(tx, { id, token: 'lower-body-of-ada' })
  }
  await fillLiftsOfChallenges(tx, shopper, now)
  await addMeasurements.run(tx, { user: shopper, now })
  for (const { handle, token, ...routine } of sharedRoutines) {
    const owner = await memberNamed.one(tx, { handle })
    if (owner) await share.run(tx, { id: await insertRoutine(tx, owner.id, routine, now), token })
  }
}
