import { limits } from '#contract/limits.ts'
import { statement } from '#server/db/statement.ts'
import { json, textOf } from '#server/db/types.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'
import type { TargetRow } from './routine-queries.ts'

const columns = {
  id: 'uuid',
  token: 'text',
  name: 'text',
  note: 'text',
  on_profile: 'bool',
  owner_id: 'uuid',
  handle: 'text',
  owner_name: 'text',
  avatar: 'text?',
  privacy: textOf<'public' | 'followers' | 'private'>(),
  ...relationColumns,
  exercises: json<TargetRow[]>(),
} as const
const shown = `
  select r.id, r.share_token as token, r.name, r.note, r.on_profile, r.user_id as owner_id, u.handle, p.name as owner_name, u.avatar,
    u.privacy,
    ${relationTo('r.user_id', '$2::uuid')}, (
      select json_agg(json_build_object('exercise', e.exercise, 'superset', e.superset, 'sets', e.sets, 'reps', e.reps) order by e.position)
      from routine_exercises e where e.routine_id = r.id) as exercises
  from routines r join users u on u.id = r.user_id join profiles p on p.user_id = r.user_id`

/** Excludes routines that were taken down. */
export const sharedByToken = statement(
  'training.sharedRoutine',
  { token: 'text', viewer: 'uuid?' },
  columns,
  `${shown} where r.share_token = $1 and r.removed_at is null`,
)
export const sharedOf = statement(
  'training.sharedRoutines',
  { user: 'uuid', viewer: 'uuid?' },
  columns,
  `${shown} where r.user_id = $1 and r.on_profile and r.removed_at is null order by r.updated_at desc, r.id desc
    limit ${limits.training.routinesMax}`,
)
/** Locks a routine, and reads whether it was taken down. */
export const lockRoutine = statement(
  'training.lockRoutine',
  { id: 'uuid', user: 'uuid' },
  { is_removed: 'bool' },
  `select removed_at is not null as is_removed from routines where id = $1 and user_id = $2 for no key update`,
)
/** Sharing again keeps the link. */
export const share = statement(
  'training.shareRoutine',
  { id: 'uuid', token: 'text', onProfile: 'bool' },
  {},
  `update routines set share_token = coalesce(share_token, $2), on_profile = $3 where id = $1`,
)
export const unshare = statement(
  'training.unshareRoutine',
  { id: 'uuid' },
  {},
  `update routines set share_token = null, on_profile = false where id = $1`,
)
export const takeDown = statement(
  'training.takeDownRoutine',
  { id: 'uuid', reason: 'text', now: 'timestamptz' },
  { user_id: 'uuid' },
  `update routines set removed_at = $3, removed_reason = $2 where id = $1 and removed_at is null returning user_id`,
)
export const restore = statement(
  'training.restoreRoutine',
  { id: 'uuid' },
  { user_id: 'uuid' },
  `update routines set removed_at = null, removed_reason = null where id = $1 returning user_id`,
)
