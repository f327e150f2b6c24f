import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { isFuture } from '#contract/time.ts'
import { type MeasurementKind, measurementLimits, measurementRange } from '#contract/training/measurement-kinds.ts'
import type { deleteMeasurement, Measurement, saveMeasurement } from '#contract/training/measurements.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { joinCommunity } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { lockMember } from './exercise-queries.ts'

const one = { user: 'uuid', kind: textOf<MeasurementKind>() } as const
const list = statement(
  'training.measurements',
  one,
  { day: 'date', value: 'int4' },
  `select day, value from body_measurements where user_id = $1 and kind = $2 order by day desc limit ${measurementLimits.shown}`,
)
const isThere = statement(
  'training.measurementIsThere',
  { ...one, day: 'date' },
  { is_there: 'bool', count: 'int4' },
  `
  select exists (select from body_measurements where user_id = $1 and kind = $2 and day = $3) as is_there,
    (select count(*)::int from (select from body_measurements where user_id = $1 limit ${measurementLimits.max}) m) as count`,
)
const save = statement(
  'training.saveMeasurement',
  { ...one, day: 'date', value: 'int4', now: 'timestamptz' },
  {},
  `
  insert into body_measurements (user_id, kind, day, value, measured_at) values ($1, $2, $3, $4, $5)
  on conflict (user_id, kind, day) do update set value = excluded.value, measured_at = excluded.measured_at`,
)
const remove = statement(
  'training.deleteMeasurement',
  { ...one, day: 'date' },
  {},
  `delete from body_measurements where user_id = $1 and kind = $2 and day = $3`,
)

/** The number of stored units per unit of the API: weights are stored in grams, lengths in millimeters, percentages in tenths. */
const scaleOf = (kind: MeasurementKind): number => (kind === 'weight' ? 1000 : 10)

/** A member's own measurements of a kind, the oldest first. */
export async function measurementsOf(db: Db, user: string, kind: MeasurementKind): Promise<{ items: Measurement[] }> {
  const rows = await list.all(db, { user, kind })
  return { items: rows.toReversed().map(({ day, value }) => ({ day, value: value / scaleOf(kind) })) }
}

/** Saves a measurement, replacing another of the same day. Fails with TOO_MANY_MEASUREMENTS. */
export async function saveOwn(
  tx: Tx,
  engine: SearchEngine,
  { kind, day, value }: ParsedOf<typeof saveMeasurement>,
  { caller, now }: SignedInContext,
): Promise<Measurement> {
  const user = caller.userId
  const [least, most] = measurementRange[kind]
  if (value < least || value > most) throw refuse('INVALID_INPUT', { value: [`is not from ${least} to ${most}`] })
  if (isFuture(day, now)) throw refuse('INVALID_INPUT', { day: ['is in the future'] })
  await joinCommunity(tx, engine, user, now)
  await lockMember.run(tx, { user })
  const { is_there: isOld, count } = (await isThere.one(tx, { user, kind, day }))!
  if (!isOld && count >= measurementLimits.max) throw refuse('TOO_MANY_MEASUREMENTS')
  const stored = Math.round(value * scaleOf(kind))
  await save.run(tx, { user, kind, day, value: stored, now })
  return { day, value: stored / scaleOf(kind) }
}

/** Deletes a measurement; fails with NOT_FOUND. */
export async function deleteOwn(tx: Tx, user: string, { kind, day }: ParsedOf<typeof deleteMeasurement>): Promise<{ message: string }> {
  if ((await remove.run(tx, { user, kind, day })) === 0) throw refuse('NOT_FOUND')
  return { message: 'Measurement deleted' }
}
