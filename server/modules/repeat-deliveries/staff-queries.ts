import type { ParsedOf } from '#contract/endpoint.ts'
import type { listStaffRepeatDeliveries } from '#contract/staff-repeat-deliveries.ts'
import type { TimeKey } from '#server/db/cursor.ts'
import { type Db, statement } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import { selectShown, shownColumns } from './queries.ts'

const row = { ...shownColumns, person_name: 'text', email: 'text?' } as const
export type StaffRow = Row<typeof row>

export const staffDeliveriesByIds = statement(
  'repeatDeliveries.byIds',
  { ids: 'uuid[]' },
  row,
  `select s.*, u.name as person_name, u.email from (${selectShown('null::text')} where d.id = any($1)) s join users u on u.id = s.user_id`,
)

const page = { at: 'timestamptz', id: 'uuid', limit: 'int8' } as const
const key = { at: 'timestamptz', id: 'uuid' } as const
const list = (which: string): string => `
  select created_at as at, id from repeat_deliveries where (created_at, id) < ($1, $2) and ${which}
  order by created_at desc, id desc limit $3`

/** A statement for each filter of the list, each with its own index. */
const keys = {
  all: statement('repeatDeliveries.keys', page, key, list('true')),
  state: statement('repeatDeliveries.keysByState', { ...page, state: 'text' }, key, list('state = $4')),
  failing: statement('repeatDeliveries.keysFailing', page, key, list(`problem is not null and state <> 'cancelled'`)),
  email: statement(
    'repeatDeliveries.keysOfEmail',
    { ...page, email: 'text' },
    key,
    list('user_id = (select id from users where email = $4)'),
  ),
}

type Filters = Omit<ParsedOf<typeof listStaffRepeatDeliveries>, 'limit' | 'cursor'>

/** The keys of a page, filtered by the first of these that is given: an email, failing ones, a state; otherwise all. */
export function staffKeysOf(db: Db, { q, failing, state }: Filters, after: TimeKey & { limit: number }): Promise<TimeKey[]> {
  if (q) return keys.email.all(db, { ...after, email: q.toLowerCase() })
  if (failing) return keys.failing.all(db, after)
  return state === undefined ? keys.all.all(db, after) : keys.state.all(db, { ...after, state })
}

export const figures = statement(
  'repeatDeliveries.figures',
  { until: 'date' },
  { active: 'int8', paused: 'int8', failing: 'int8', due_soon: 'int8' },
  `
  select (select count(*) from repeat_deliveries where state = 'active') as active,
    (select count(*) from repeat_deliveries where state = 'paused') as paused,
    (select count(*) from repeat_deliveries where problem is not null and state <> 'cancelled') as failing,
    (select count(*) from repeat_deliveries where state = 'active' and next_on <= $1) as due_soon`,
)
