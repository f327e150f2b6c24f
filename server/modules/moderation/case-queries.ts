import type { CaseKind } from '#contract/moderation.ts'
import type { CommunityReportReason, DecisionReason } from '#contract/report-reasons.ts'
import type { ModerationCase } from '#contract/moderation-cases.ts'
import type { PostPicture } from '#contract/post.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import { liftText } from './lift-text.ts'

const caseColumns = {
  id: 'uuid',
  kind: textOf<CaseKind>(),
  subject_id: 'uuid',
  owner_id: 'uuid',
  handle: 'text',
  name: 'text',
  avatar: 'text?',
  text: 'text',
  severity: 'int4',
  reports: json<{ reason: CommunityReportReason; note: string; at: string }[]>(),
  total: 'int4',
  state: textOf<ModerationCase['state']>(),
  claimed_by: 'uuid?',
  claimed_at: 'timestamptz?',
  moderator: 'text?',
  decision: nullable(textOf<NonNullable<ModerationCase['decision']>>()),
  decider: 'text?',
  decided_at: 'timestamptz?',
  reason: nullable(textOf<DecisionReason>()),
  message: 'text',
  appeal: 'text?',
  is_appealed: 'bool',
  opened_at: 'timestamptz',
} as const
export type CaseRow = Row<typeof caseColumns>

/** Whether an appeal against the decision is waiting. */
export const isAppealed = `coalesce(c.state <> 'closed' and c.appealed_at >= coalesce(c.decided_at, '-infinity'), false)`

export const casesById = statement(
  'moderation.cases',
  { ids: 'uuid[]' },
  caseColumns,
  `
  select c.id, c.kind, c.subject_id, c.owner_id, u.handle, p.name, u.avatar,
    coalesce((select concat_ws(E'\n\n', nullif(o.text, ''), (select '• ' || array_to_string(v.options, E'\n• ') from polls v
      where v.post_id = o.id))
        from posts o where o.id = c.subject_id), (select text from comments where id = c.subject_id),
      (select concat_ws(E'\n\n', k.name, nullif(k.description, ''), nullif(k.rules, '')) from clubs k where k.id = c.subject_id),
      (select concat_ws(E'\n\n', nullif(concat_ws(' ', s.sticker, nullif(s.sticker_unit, '')), ''), nullif(s.caption, '')) from stories s
        where s.id = c.subject_id),
      (select concat_ws(E'\n\n', ${liftText}, nullif(r.note, '')) from records r where r.id = c.subject_id),
      (select d.text from conversation_messages d where c.kind = 'message' and d.id = c.subject_id),
      (select w.text from group_messages w where c.kind = 'message' and w.id = c.subject_id),
      (select concat_ws(E'\n\n', t.name, nullif(t.note, ''), (select string_agg(x.name, E'\n') from routine_exercises e
        join own_exercises x on x.user_id = t.user_id and x.id::text = e.exercise where e.routine_id = t.id))
        from routines t where c.kind = 'routine' and t.id = c.subject_id),
      case when c.kind = 'person' then u.bio end, '') as text, c.severity,
    (select coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at)), '[]') from (
      select reason, note, created_at from community_reports where kind = c.kind and subject_id = c.subject_id
      order by created_at desc limit 5) r) as reports,
    c.reports as total, c.state, c.claimed_by, c.claimed_at, m.name as moderator, c.decision, d.name as decider, c.decided_at, c.reason,
    c.message, c.appeal,
    ${isAppealed} as is_appealed, c.opened_at
  from moderation_cases c join users u on u.id = c.owner_id join profiles p on p.user_id = c.owner_id
    left join users m on m.id = c.claimed_by left join users d on d.id = c.decided_by
  where c.id = any($1)`,
)

const detailColumns = {
  media: jsonb<PostPicture[]>(),
  club_slug: 'text?',
  club_name: 'text?',
  post_id: 'uuid?',
  parent_author: 'text?',
  parent_text: 'text?',
  created_at: 'timestamptz',
  copies: 'int4',
  reasons: json<{ reason: CommunityReportReason; count: number }[]>(),
  right_before: 'int4',
  joined_at: 'timestamptz',
  posts: 'int4',
  followers: 'int4',
  suspended_until: 'timestamptz?',
  before: 'int4',
  log: json<{ action: string; by: string | null; at: string }[]>(),
} as const
const actedOn = `('warned', 'removed', 'suspended')`
/** The context of a case. */
export const detail = statement(
  'moderation.detail',
  { id: 'uuid' },
  detailColumns,
  `
  select case when s.id is not null then jsonb_build_array(s.picture)
    when coalesce(d.picture, w.picture) is not null then jsonb_build_array(coalesce(d.picture, w.picture)) when o.id is not null
    and m.id is null then o.media else '[]'::jsonb end as media,
    coalesce(ck.slug, k.slug) as club_slug, coalesce(ck.name, k.name) as club_name, o.id as post_id,
    case when m.id is not null then oa.name else qa.name end as parent_author, case
      when m.id is not null then o.text else q.text end as parent_text,
    coalesce(m.created_at, o.created_at, ck.created_at, s.created_at, d.created_at, w.created_at, t.created_at, p.joined_at) as created_at,
    case when m.id is null and length(o.text) > 0 then (
      select count(*)::int from (select from posts x where x.author_id = c.owner_id and x.text = o.text and x.id <> o.id
        and x.removed_at is null limit 100) x)
      else 0 end as copies,
    (select coalesce(json_agg(json_build_object('reason', r.reason, 'count', r.count) order by r.count desc, r.reason), '[]') from (
      select reason, count(*)::int as count from community_reports where kind = c.kind and subject_id = c.subject_id
      group by reason) r) as reasons,
    (select count(*)::int from (select from community_reports r where r.kind = c.kind and r.subject_id = c.subject_id and exists (
      select from community_reports e join moderation_cases b on b.kind = e.kind and b.subject_id = e.subject_id
      where e.reporter_id = r.reporter_id and b.id <> c.id and b.decision in ${actedOn}) limit 100) r) as right_before,
    p.joined_at, p.posts, p.followers, p.suspended_until,
    (select count(*)::int from moderation_cases b where b.owner_id = c.owner_id and b.id <> c.id and b.decision in ${actedOn}) as before,
    (select coalesce(json_agg(json_build_object('action', l.action, 'by', u.name, 'at', l.created_at) order by l.id desc), '[]') from (
      select * from case_log where case_id = c.id order by id desc limit 20) l left join users u on u.id = l.moderator_id) as log
  from moderation_cases c join profiles p on p.user_id = c.owner_id
    left join comments m on c.kind = 'comment' and m.id = c.subject_id
    left join posts o on o.id = coalesce(m.post_id, case when c.kind = 'post' then c.subject_id end)
    left join profiles oa on oa.user_id = o.author_id
    left join posts q on q.id = o.quoted_id
    left join profiles qa on qa.user_id = q.author_id
    left join clubs k on k.id = o.club_id
    left join clubs ck on c.kind = 'club' and ck.id = c.subject_id
    left join stories s on c.kind = 'story' and s.id = c.subject_id
    left join conversation_messages d on c.kind = 'message' and d.id = c.subject_id
    left join group_messages w on c.kind = 'message' and w.id = c.subject_id
    left join routines t on c.kind = 'routine' and t.id = c.subject_id
  where c.id = $1`,
)

/** Another active moderator whom the case isn't about. */
export const otherModerator = statement(
  'moderation.otherModerator',
  { by: 'uuid', owner: 'uuid' },
  { id: 'uuid' },
  `
  select u.id from users u join roles r on r.name = u.role
  where u.role <> 'customer' and 'community:moderate' = any(r.permissions) and u.disabled_at is null and u.erase_at is null and u.id <> $1
    and u.id <> $2
  limit 1`,
)

export const lockCase = statement(
  'moderation.lock',
  { id: 'uuid' },
  {
    kind: textOf<CaseKind>(),
    subject_id: 'uuid',
    owner_id: 'uuid',
    state: textOf<ModerationCase['state']>(),
    claimed_by: 'uuid?',
    claimed_at: 'timestamptz?',
    decision: nullable(textOf<NonNullable<ModerationCase['decision']>>()),
    decided_by: 'uuid?',
    decided_at: 'timestamptz?',
    reason: nullable(textOf<DecisionReason>()),
    message: 'text',
    is_appealed: 'bool',
  },
  `
  select c.kind, c.subject_id, c.owner_id, c.state, c.claimed_by, c.claimed_at, c.decision, c.decided_by, c.decided_at, c.reason, c.message,
    ${isAppealed} as is_appealed
  from moderation_cases c where c.id = $1 for no key update`,
)
export const claim = statement(
  'moderation.claim',
  { id: 'uuid', by: 'uuid', now: 'timestamptz' },
  {},
  `update moderation_cases set state = 'claimed', claimed_by = $2, claimed_at = $3 where id = $1`,
)
export const release = statement(
  'moderation.release',
  { id: 'uuid' },
  {},
  `update moderation_cases set state = 'open', claimed_by = null, claimed_at = null where id = $1 and state = 'claimed'`,
)
