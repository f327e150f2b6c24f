import type { CaseKind } from '#contract/moderation.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'

const subject = { kind: textOf<CaseKind>(), subject: 'uuid' } as const

/** Adds a report, each reporter counting once. Reopens a closed case. */
export const report = statement(
  'moderation.report',
  { ...subject, owner: 'uuid', reporter: 'uuid', reason: 'text', note: 'text', severity: 'int4', case: 'uuid', now: 'timestamptz' },
  {},
  `
  with made as (
    insert into community_reports (kind, subject_id, reporter_id, reason, note, created_at) values ($1, $2, $4, $5, $6, $9)
    on conflict do nothing returning subject_id
  )
  insert into moderation_cases as c (id, kind, subject_id, owner_id, reports, severity, state, opened_at)
  select $8, $1, $2, $3, 1, $7, 'open', $9 from made
  on conflict (kind, subject_id) do update set reports = c.reports + 1,
    severity = case when c.state = 'closed' then excluded.severity else greatest(c.severity, excluded.severity) end, state = case
      when c.state = 'closed' then 'open' else c.state end,
    opened_at = case when c.state = 'closed' then excluded.opened_at else c.opened_at end,
    claimed_by = case when c.state = 'closed' then null else c.claimed_by end`,
)

export const commentOwner = statement(
  'moderation.commentOwner',
  { id: 'uuid' },
  { author_id: 'uuid', post_id: 'uuid' },
  `select author_id, post_id from comments where id = $1`,
)
export const clubOwner = statement(
  'moderation.clubOwner',
  { club: 'uuid' },
  { user_id: 'uuid' },
  `select user_id from club_members where club_id = $1 and role = 'owner' and state = 'member'`,
)
