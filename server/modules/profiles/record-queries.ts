import type { Measure } from '#contract/lifts.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'

const columns = {
  id: 'uuid',
  lift: 'text',
  measure: textOf<Measure>(),
  value: 'int4',
  performed_on: 'date',
  note: 'text',
  flag: 'text?',
} as const
const record = 'r.id, r.lift, r.measure, r.value, r.performed_on, r.note, r.flag'
/** Best first: the shortest time, or else the highest value. Among equals, the earliest. */
const bestFirst = `case when r.measure = 'time' then r.value else -r.value end, r.performed_on, r.id`

/** The best valid record of each lift. */
export const bestRecords = statement(
  'profiles.bestRecords',
  { user: 'uuid' },
  columns,
  `
  select ${record} from (select distinct on (r.lift) ${record} from records r where r.user_id = $1 and r.removed_at is null
    and r.flag is null
    order by r.lift, ${bestFirst}) r limit 60`,
)
/** The records waiting for a check by staff, the newest first. */
export const flaggedRecords = statement(
  'profiles.flaggedRecords',
  { user: 'uuid' },
  columns,
  `select ${record} from records r where r.user_id = $1 and r.removed_at is null and r.flag is not null order by r.id desc limit 20`,
)
/** Excludes flagged records, as nothing could beat an impossible one. */
export const bestOf = statement(
  'profiles.bestOf',
  { user: 'uuid', lift: 'text' },
  columns,
  `
  select ${record} from records r where r.user_id = $1 and r.lift = $2 and r.removed_at is null and r.flag is null
  order by ${bestFirst} limit 1`,
)
export const historyKeys = statement(
  'profiles.history',
  { user: 'uuid', lift: 'text', on: 'date', id: 'uuid', limit: 'int8' },
  { id: 'uuid', performed_on: 'date' },
  `
  select id, performed_on from records where user_id = $1 and lift = $2 and removed_at is null and flag is null
    and (performed_on, id) < ($3, $4)
  order by performed_on desc, id desc limit $5`,
)
export const recordsById = statement('profiles.records', { ids: 'uuid[]' }, columns, `select ${record} from records r where r.id = any($1)`)
export const ownRecord = statement(
  'profiles.ownRecord',
  { id: 'uuid', user: 'uuid' },
  { id: 'uuid' },
  `select id from records where id = $1 and user_id = $2 and removed_at is null`,
)
export const countRecords = statement(
  'profiles.countRecords',
  { user: 'uuid' },
  { count: 'int4' },
  `select count(*)::int as count from records where user_id = $1`,
)
export const insertRecord = statement(
  'profiles.insertRecord',
  {
    id: 'uuid',
    user: 'uuid',
    lift: 'text',
    measure: textOf<Measure>(),
    value: 'int4',
    sex: 'text?',
    bodyWeight: 'int4?',
    on: 'date',
    note: 'text',
    gain: 'int4?',
    now: 'timestamptz',
  },
  {},
  `
  insert into records (id, user_id, lift, measure, value, sex, body_weight, performed_on, note, gain, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)
/** A record flagged by the ranking trigger has no gain for now. Returns the flag, if any. */
export const clearGainIfFlagged = statement(
  'profiles.clearGainIfFlagged',
  { id: 'uuid' },
  { flag: 'text' },
  `update records set gain = null where id = $1 and flag is not null returning flag`,
)
export const deleteRecord = statement(
  'profiles.deleteRecord',
  { id: 'uuid', user: 'uuid' },
  { lift: 'text' },
  `delete from records where id = $1 and user_id = $2 returning lift`,
)
/** Keeps the customer's `maxSquat` equal to their best squat that isn't flagged. */
export const setMaxSquat = statement(
  'profiles.setMaxSquat',
  { user: 'uuid' },
  {},
  `
  update users set max_squat = (select max(value) from records where user_id = $1 and lift = 'squat' and measure = 'weight'
    and removed_at is null
    and flag is null and value <= 600000)
  where id = $1`,
)
