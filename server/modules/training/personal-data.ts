import type { Tx } from '#server/db/statement.ts'
import { statement } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import type { RequestContext } from '#server/http/context.ts'
import { exportPhotos } from './progress-photos.ts'
import { setsOf } from './set-rows.ts'

const everything = statement(
  'training.personalData',
  { user: 'uuid' },
  { data: json<Record<string, unknown>>() },
  `
  select json_build_object(
    'exercises', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'muscle', muscle, 'equipment', equipment)
      order by folded), '[]')
      from own_exercises where user_id = $1),
    'routines', (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'note', r.note,
        'sharing', case when r.on_profile then 'profile' when r.share_token is not null then 'link' else 'none' end, 'exercises', (
        select json_agg(json_build_object('exercise', e.exercise, 'superset', e.superset, 'sets', e.sets, 'reps', e.reps) order by e.position)
        from routine_exercises e where e.routine_id = r.id)) order by r.updated_at desc, r.id desc), '[]')
      from routines r where r.user_id = $1),
    'workouts', (select coalesce(json_agg(json_build_object('id', w.id, 'title', w.title, 'note', w.note, 'performedOn', w.performed_on,
        'startedMinute', w.started_minute, 'seconds', w.seconds, 'exercises', (
          select json_agg(json_build_object('exercise', e.exercise, 'superset', e.superset, 'note', e.note, 'sets', ${setsOf('e')}) order by e.position)
          from workout_exercises e where e.workout_id = w.id)) order by w.performed_on, w.started_minute, w.id), '[]')
      from workouts w where w.user_id = $1),
    'measurements', (select coalesce(json_agg(json_build_object('kind', m.kind, 'day', m.day, 'value', m.value) order by m.kind, m.day),
    '[]')
      from body_measurements m where m.user_id = $1)) as data`,
)

/** A member's training data for the export of their account. Weights in grams, lengths in millimeters, RPE and percentages in tenths. */
export async function exportTraining(
  tx: Tx,
  user: string,
  context: Pick<RequestContext, 'now' | 'signingSecret'>,
): Promise<Record<string, unknown>> {
  const { data } = (await everything.one(tx, { user }))!
  return { ...data, progressPhotos: await exportPhotos(tx, user, context) }
}
