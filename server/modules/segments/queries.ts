import type { SegmentFilter } from '#contract/admin/segments.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, type Row } from '#server/db/types.ts'
import { conditions, filterTypes } from './filter.ts'

const row = { id: 'uuid', name: 'text', filter: jsonb<SegmentFilter>(), created_at: 'timestamptz' } as const
export type SegmentRow = Row<typeof row>

export const allSegments = statement(
  'segments.all',
  {},
  row,
  `select id, name, filter, created_at from customer_segments order by lower(name) limit 1000`,
)

export const segmentsByIds = statement(
  'segments.byIds',
  { ids: 'uuid[]' },
  row,
  `select id, name, filter, created_at from customer_segments where id = any($1)`,
)

/** Serializes adding segments, so that the maximum can't be exceeded. */
export const lockAll = statement('segments.lockAll', {}, {}, `select pg_advisory_xact_lock(hashtext('segments'))`)

export const count = statement(
  'segments.count',
  {},
  { n: 'int4' },
  `select count(*)::int as n from (select from customer_segments order by lower(name) limit 1000) s`,
)

/** Returns no row if the name is in use. */
export const insert = statement(
  'segments.insert',
  { id: 'uuid', name: 'text', filter: jsonb<SegmentFilter>(), now: 'timestamptz' },
  { id: 'uuid' },
  `
  insert into customer_segments (id, name, filter, created_at, changed_at) values ($1, $2, $3, $4, $4)
  on conflict do nothing returning id`,
)

export const lock = statement(
  'segments.lock',
  { id: 'uuid' },
  row,
  `select id, name, filter, created_at from customer_segments where id = $1 for update`,
)

/** The segments among these that exist; none of them is deleted before the transaction ends. */
export const keep = statement(
  'segments.keep',
  { ids: 'uuid[]' },
  { id: 'uuid' },
  `select id from customer_segments where id = any($1) order by id for key share`,
)

/** Whether there is such a challenge, which then isn't deleted before the transaction ends. */
export const keepChallenge = statement(
  'segments.keepChallenge',
  { id: 'uuid' },
  { id: 'uuid' },
  `select id from challenges where id = $1 for key share`,
)

/** Returns no row if another segment has the name. */
export const update = statement(
  'segments.update',
  { id: 'uuid', name: 'text', filter: jsonb<SegmentFilter>(), now: 'timestamptz' },
  { id: 'uuid' },
  `
  update customer_segments set name = $2, filter = $3, changed_at = $4
  where id = $1 and not exists (select from customer_segments where lower(name) = lower($2) and id <> $1) returning id`,
)

export const remove = statement('segments.remove', { id: 'uuid' }, {}, `delete from customer_segments where id = $1`)

/** Reads all promotions, as there are few. */
export const isUsed = statement(
  'segments.isUsed',
  { id: 'text' },
  { used: 'bool' },
  `select exists (select from promotions where active and rule->'segments' ? $1) as used`,
)

/** Whether a customer is in the segment. */
export const isMember = namedStatement(
  'segments.isMember',
  { ...filterTypes, user: 'uuid' },
  { found: 'bool' },
  `select exists (select from users u left join customer_figures f on f.user_id = u.id where u.id = :user and ${conditions}) as found`,
)
