import type { Measure } from '#contract/lifts.ts'
import type { CaseKind, OwnDecision } from '#contract/moderation.ts'
import type { DecisionReason } from '#contract/report-reasons.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'
import { liftText } from './lift-text.ts'

const subject = { kind: textOf<CaseKind>(), subject: 'uuid' } as const

export const decide = statement(
  'moderation.decide',
  { id: 'uuid', by: 'uuid', decision: 'text', reason: 'text', message: 'text', now: 'timestamptz' },
  {},
  `
  update moderation_cases set state = 'closed', claimed_by = null, claimed_at = null, decision = $3, reason = $4, message = $5,
    decided_by = $2, decided_at = $6
  where id = $1`,
)
/** Reopens a case as it was before its decision, claimed by the moderator who decided it. */
export const reopen = statement(
  'moderation.reopen',
  { id: 'uuid', by: 'uuid', now: 'timestamptz' },
  {},
  `
  update moderation_cases set state = 'claimed', claimed_by = $2, claimed_at = $3, decision = null, reason = null,
    message = '', decided_by = null, decided_at = null
  where id = $1`,
)
export const log = statement(
  'moderation.log',
  { id: 'uuid', case: 'uuid', by: 'uuid', action: 'text', reason: 'text', now: 'timestamptz' },
  {},
  `insert into case_log (id, case_id, moderator_id, action, reason, created_at) values ($1, $2, $3, $4, $5, $6)`,
)
export const suspend = statement(
  'moderation.suspend',
  { user: 'uuid', until: 'timestamptz?' },
  {},
  `update profiles set suspended_until = $2 where user_id = $1`,
)
/** The visible posts by the same person with the same text. */
export const copiesOf = statement(
  'moderation.copies',
  { post: 'uuid' },
  { id: 'uuid' },
  `
  select x.id from posts o join posts x on x.author_id = o.author_id and x.text = o.text and x.id <> o.id
  where o.id = $1 and o.text <> '' and x.removed_at is null order by x.id limit 100`,
)
/** The copies that were removed together with a post. */
export const removedWith = statement(
  'moderation.removedWith',
  { post: 'uuid' },
  { id: 'uuid' },
  `
  select x.id from posts o join posts x on x.author_id = o.author_id and x.text = o.text and x.id <> o.id
  where o.id = $1 and o.text <> '' and x.removed_at = o.removed_at order by x.id limit 100`,
)

const isAppealable = `kind = $1 and subject_id = $2 and owner_id = $3 and state = 'closed' and decision in ('warned', 'removed', 'suspended')
  and appeal is null`
/** Appeals a decision about the person's own content that went against them `since` then, if they haven't appealed before. */
export const appeal = statement(
  'moderation.appeal',
  { ...subject, owner: 'uuid', text: 'text', now: 'timestamptz', since: 'timestamptz' },
  {},
  `
  update moderation_cases set appeal = $4, appealed_at = $5, state = 'open', claimed_by = null, claimed_at = null, opened_at = $5
  where ${isAppealable} and decided_at >= $6`,
)
/** Whether an appeal is possible except that the decision was too long ago. */
export const wasAppealable = statement(
  'moderation.wasAppealable',
  { ...subject, owner: 'uuid' },
  { id: 'uuid' },
  `select id from moderation_cases where ${isAppealable}`,
)
export const decisionsOf = statement(
  'moderation.decisionsOf',
  { user: 'uuid' },
  {
    kind: textOf<CaseKind>(),
    subject_id: 'uuid',
    text: 'text',
    lift: 'text?',
    measure: nullable(textOf<Measure>()),
    value: 'int4?',
    place: 'text',
    decision: textOf<OwnDecision['decision']>(),
    reason: textOf<DecisionReason>(),
    club: 'text?',
    message: 'text',
    decided_at: 'timestamptz',
    appeal: 'text?',
    is_waiting: 'bool',
  },
  `
  select c.kind, c.subject_id, left(coalesce(m.text, o.text, k.name, s.caption, d.text, w.text, t.name, case c.kind when 'person' then u.bio
    when 'record' then ${liftText} end, ''), 200) as text, r.lift, r.measure, r.value,
    coalesce(m.post_id::text, o.id::text, k.slug, u.handle, '') as place, c.decision, c.reason,
    case when c.reason = 'club-rules' then (select b.name from clubs b join posts i on i.club_id = b.id
      where i.id = coalesce(m.post_id, o.id)) end as club,
    c.message, c.decided_at, c.appeal, coalesce(c.state <> 'closed' and c.appealed_at >= c.decided_at, false) as is_waiting
  from moderation_cases c join users u on u.id = c.owner_id
    left join comments m on c.kind = 'comment' and m.id = c.subject_id
    left join posts o on c.kind = 'post' and o.id = c.subject_id
    left join clubs k on c.kind = 'club' and k.id = c.subject_id
    left join stories s on c.kind = 'story' and s.id = c.subject_id
    left join conversation_messages d on c.kind = 'message' and d.id = c.subject_id
    left join group_messages w on c.kind = 'message' and w.id = c.subject_id
    left join routines t on c.kind = 'routine' and t.id = c.subject_id
    left join records r on c.kind = 'record' and r.id = c.subject_id
  where c.owner_id = $1 and c.decision in ('warned', 'removed', 'suspended', 'restored') order by c.decided_at desc, c.id desc limit 50`,
)
export const suspension = statement(
  'moderation.suspension',
  { user: 'uuid' },
  { until: 'timestamptz?' },
  `select suspended_until as until from profiles where user_id = $1`,
)
