import type { CaseKind, ModerationCase } from '#contract/moderation.ts'
import { statement } from '#server/db/statement.ts'
import { json, nullable, type Row, textOf } from '#server/db/types.ts'

const subject = { kind: textOf<CaseKind>(), subject: 'uuid' } as const

/** Counts each reporter once; a closed case is open again. */
export const report = statement(
  'moderation.report',
  { ...subject, owner: 'uuid', reporter: 'uuid', reason: 'text', note: 'text', case: 'uuid', now: 'timestamptz' },
  {},
  `
  with made as (
    insert into community_reports (kind, subject_id, reporter_id, reason, note, created_at) values ($1, $2, $4, $5, $6, $8)
    on conflict do nothing returning subject_id
  )
  insert into moderation_cases as c (id, kind, subject_id, owner_id, reports, state, opened_at) select $7, $1, $2, $3, 1, 'open', $8 from made
  on conflict (kind, subject_id) do update set reports = c.reports + 1, state = case when c.state = 'closed' then 'open' else c.state end,
    opened_at = case when c.state = 'closed' then excluded.opened_at else c.opened_at end,
    claimed_by = case when c.state = 'closed' then null else c.claimed_by end`,
)

export const commentOwner = statement(
  'moderation.commentOwner',
  { id: 'uuid' },
  { author_id: 'uuid', post_id: 'uuid' },
  `select author_id, post_id from comments where id = $1`,
)

const caseColumns = {
  id: 'uuid',
  kind: textOf<CaseKind>(),
  subject_id: 'uuid',
  owner_id: 'uuid',
  handle: 'text',
  name: 'text',
  avatar: 'text?',
  text: 'text',
  reports: json<{ reason: string; note: string; at: string }[]>(),
  total: 'int4',
  state: textOf<ModerationCase['state']>(),
  claimed_by: 'uuid?',
  moderator: 'text?',
  decision: nullable(textOf<NonNullable<ModerationCase['decision']>>()),
  appeal: 'text?',
  opened_at: 'timestamptz',
} as const
export type CaseRow = Row<typeof caseColumns>

export const casesById = statement(
  'moderation.cases',
  { ids: 'uuid[]' },
  caseColumns,
  `
  select c.id, c.kind, c.subject_id, c.owner_id, u.handle, p.name, u.avatar,
    coalesce((select text from posts where id = c.subject_id), (select text from comments where id = c.subject_id), u.bio) as text,
    (select coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at)), '[]') from (
      select reason, note, created_at from community_reports where kind = c.kind and subject_id = c.subject_id order by created_at desc limit 5) r) as reports,
    c.reports as total, c.state, c.claimed_by, m.name as moderator, c.decision, c.appeal, c.opened_at
  from moderation_cases c join users u on u.id = c.owner_id join profiles p on p.user_id = c.owner_id left join users m on m.id = c.claimed_by
  where c.id = any($1)`,
)
export const caseKeys = statement(
  'moderation.queue',
  { at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `select id, opened_at as at from moderation_cases where state <> 'closed' and (opened_at, id) > ($1, $2) order by opened_at, id limit $3`,
)
export const lockCase = statement(
  'moderation.lock',
  { id: 'uuid' },
  { kind: textOf<CaseKind>(), subject_id: 'uuid', owner_id: 'uuid', state: textOf<ModerationCase['state']>(), claimed_by: 'uuid?' },
  `select kind, subject_id, owner_id, state, claimed_by from moderation_cases where id = $1 for no key update`,
)
export const claim = statement(
  'moderation.claim',
  { id: 'uuid', by: 'uuid' },
  {},
  `update moderation_cases set state = 'claimed', claimed_by = $2 where id = $1`,
)
export const decide = statement(
  'moderation.decide',
  { id: 'uuid', by: 'uuid', decision: 'text', reason: 'text', now: 'timestamptz' },
  {},
  `update moderation_cases set state = 'closed', claimed_by = $2, decision = $3, reason = $4, decided_at = $5 where id = $1`,
)
export const log = statement(
  'moderation.log',
  { id: 'uuid', case: 'uuid', by: 'uuid', action: 'text', reason: 'text', now: 'timestamptz' },
  {},
  `insert into case_log (id, case_id, moderator_id, action, reason, created_at) values ($1, $2, $3, $4, $5, $6)`,
)
/** Only of one's own, decided against one, and not appealed before. */
export const appeal = statement(
  'moderation.appeal',
  { ...subject, owner: 'uuid', text: 'text', now: 'timestamptz' },
  {},
  `
  update moderation_cases set appeal = $4, state = 'open', claimed_by = null, opened_at = $5
  where kind = $1 and subject_id = $2 and owner_id = $3 and state = 'closed' and decision in ('removed', 'suspended') and appeal is null`,
)
export const suspend = statement(
  'moderation.suspend',
  { user: 'uuid', until: 'timestamptz?' },
  {},
  `update profiles set suspended_until = $2 where user_id = $1`,
)
