import type { FlaggedRecord, RecordState } from '#contract/admin/records.ts'
import type { PostPicture } from '#contract/post.ts'
import { statement } from '#server/db/statement.ts'
import type { Measure } from '#contract/lifts.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'

export const flaggedKeys = statement(
  'moderation.flaggedKeys',
  { state: textOf<RecordState>(), lift: 'text?', flag: 'text?', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select c.record_id as id, c.found_at as at from record_checks c join records r on r.id = c.record_id
  where c.state = $1 and ($2::text is null or r.lift = $2) and ($3::text is null or c.flag = $3) and (c.found_at, c.record_id) < ($4, $5)
  order by c.found_at desc, c.record_id desc limit $6`,
)

/** The best valid record before this one was logged. */
const before = `(
  select case r.measure when 'time' then min(b.value) else max(b.value) end from records b
  where b.user_id = r.user_id and b.lift = r.lift and b.measure = r.measure and b.id < r.id and b.removed_at is null and b.flag is null)`
const rowColumns = {
  id: 'uuid',
  owner_id: 'uuid',
  handle: 'text',
  name: 'text',
  avatar: 'text?',
  lift: 'text',
  measure: textOf<Measure>(),
  value: 'int4',
  performed_on: 'date',
  flag: textOf<FlaggedRecord['flag']>(),
  state: textOf<RecordState>(),
  before: 'int4?',
  found_at: 'timestamptz',
  decided_at: 'timestamptz?',
} as const
export type FlaggedRow = Row<typeof rowColumns>
const row = `r.id, r.user_id as owner_id, u.handle, p.name, u.avatar, r.lift, r.measure, r.value, r.performed_on, c.flag, c.state, ${before} as before, c.found_at, c.decided_at`
const from = `
  from record_checks c join records r on r.id = c.record_id join users u on u.id = r.user_id join profiles p on p.user_id = r.user_id`

export const flaggedByIds = statement(
  'moderation.flagged',
  { ids: 'uuid[]' },
  rowColumns,
  `select ${row} ${from} where c.record_id = any($1)`,
)

export const flaggedDetail = statement(
  'moderation.flaggedDetail',
  { id: 'uuid' },
  {
    ...rowColumns,
    note: 'text',
    most: 'int4',
    sex: nullable(textOf<'female' | 'male'>()),
    body_weight: 'int4?',
    weight_class: 'text?',
    joined_at: 'timestamptz',
    clubs: json<{ slug: string; name: string }[]>(),
    history: json<{ id: string; value: number; performedOn: string; isFlagged: boolean }[]>(),
    post_id: 'uuid?',
    post_text: 'text?',
    media: nullable(jsonb<PostPicture[]>()),
    decider: 'text?',
    message: 'text',
    appeal: 'text?',
    is_appealed: 'bool',
    rejected_before: 'int4',
  },
  `
  select ${row}, r.note, best_possible(l, b.sex, b.body_weight) as most, b.sex, b.body_weight,
    weight_class(b.sex, b.body_weight) as weight_class, p.joined_at,
    (select coalesce(json_agg(json_build_object('slug', k.slug, 'name', k.name)), '[]') from (
      select k.slug, k.name from club_members m join clubs k on k.id = m.club_id
      where m.user_id = r.user_id and m.state = 'member' and k.removed_at is null order by k.name limit 5) k) as clubs,
    (select coalesce(json_agg(json_build_object('id', h.id, 'value', h.value, 'performedOn', h.performed_on,
      'isFlagged', h.flag is not null)
      order by h.performed_on, h.id), '[]') from (
      select h.id, h.value, h.performed_on, h.flag from records h
      where h.user_id = r.user_id and h.lift = r.lift and h.measure = r.measure and (h.removed_at is null or h.id = r.id)
      order by h.performed_on desc, h.id desc limit 60) h) as history,
    o.id as post_id, o.text as post_text, o.media, d.name as decider, coalesce(s.message, '') as message, s.appeal,
    coalesce(s.state <> 'closed' and s.appealed_at >= s.decided_at, false) as is_appealed,
    (select count(*)::int from moderation_cases x where x.owner_id = r.user_id and x.kind = 'record' and x.subject_id <> r.id
      and x.decision = 'removed')
      as rejected_before
  ${from}
    join ranked_lifts l on l.lift = r.lift
    cross join lateral (select coalesce(r.sex, p.sex) as sex, coalesce(r.body_weight, p.body_weight) as body_weight) b
    left join lateral (select id, text, media from posts where record_id = r.id and removed_at is null order by id limit 1) o on true
    left join users d on d.id = c.decided_by
    left join moderation_cases s on s.kind = 'record' and s.subject_id = r.id
  where c.record_id = $1`,
)

const countMax = 1000
export const countWaiting = statement(
  'moderation.flaggedWaiting',
  {},
  { count: 'int4', oldest: 'timestamptz?' },
  `
  select count(*)::int as count, min(at) as oldest from (
    select found_at as at from record_checks where state = 'waiting' order by found_at desc limit ${countMax}) waiting`,
)

/** Locks the case before the record, the order in which decisions lock them. */
export const lockRecordCase = statement(
  'moderation.lockRecordCase',
  { record: 'uuid' },
  { id: 'uuid', decided_by: 'uuid?', is_appealed: 'bool' },
  `
  select id, decided_by, coalesce(state <> 'closed' and appealed_at >= decided_at, false) as is_appealed
  from moderation_cases where kind = 'record' and subject_id = $1 for no key update`,
)
export const lockCheck = statement(
  'moderation.lockCheck',
  { record: 'uuid' },
  { state: textOf<RecordState>(), user_id: 'uuid' },
  `
  select c.state, r.user_id from record_checks c join records r on r.id = c.record_id
  where c.record_id = $1 for no key update of c`,
)
/** Stores the decision as the member reads it. */
export const putRecordCase = statement(
  'moderation.putRecordCase',
  { id: 'uuid', record: 'uuid', owner: 'uuid', by: 'uuid', decision: 'text', message: 'text', now: 'timestamptz' },
  { id: 'uuid' },
  `
  insert into moderation_cases (id, kind, subject_id, owner_id, reports, severity, state, opened_at, decision, reason, message, decided_by,
    decided_at)
  values ($1, 'record', $2, $3, 0, 2, 'closed', $7, $5, 'fake-record', $6, $4, $7)
  on conflict (kind, subject_id) do update set state = 'closed', claimed_by = null, claimed_at = null, decision = excluded.decision,
    reason = excluded.reason, message = excluded.message, decided_by = excluded.decided_by, decided_at = excluded.decided_at
  returning id`,
)
