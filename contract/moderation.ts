import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, text, time } from './fields.ts'
import { handle, person } from './profiles.ts'
import { communityLimits, reportLimits } from './rate-limits.ts'

export const communityReportReasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'other'] as const
/** Why moderators take something down or suspend someone. */
export const moderationReasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'illegal'] as const
export const caseKinds = ['post', 'comment', 'person'] as const
export type CaseKind = (typeof caseKinds)[number]

const report = { reason: z.enum(communityReportReasons), note: text(0, 500).default('') }
const told = z.object({ message: z.string() })
const tag = 'Moderation'

/** Something that was reported, as moderators see it. */
export const moderationCase = z
  .object({
    id,
    kind: z.enum(caseKinds),
    subjectId: id,
    owner: person,
    /** What it says; of a person their bio. */
    text: z.string(),
    /** The last five reports. */
    reports: z.array(z.object({ reason: z.string(), note: z.string(), at: time })),
    totalReports: z.int(),
    state: z.enum(['open', 'claimed', 'closed']),
    claimedBy: z.string().nullable(),
    decision: z.enum(['dismissed', 'removed', 'suspended', 'restored']).nullable(),
    appeal: z.string().nullable(),
    openedAt: time,
  })
  .meta({ id: 'ModerationCase' })
export type ModerationCase = z.infer<typeof moderationCase>

export const reportPost = endpoint({
  id: 'reportPost',
  route: 'POST /post/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a post to the moderators; a second report of the same changes nothing',
  input: z.object({ id, ...report }),
  output: told,
  refusals: ['NOT_FOUND', 'ACCOUNT_IS_SUSPENDED'],
})
export const reportComment = endpoint({
  id: 'reportComment',
  route: 'POST /comments/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a comment to the moderators',
  input: z.object({ id, ...report }),
  output: told,
  refusals: ['NOT_FOUND', 'ACCOUNT_IS_SUSPENDED'],
})
export const reportPerson = endpoint({
  id: 'reportPerson',
  route: 'POST /people/:handle/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a person to the moderators',
  input: z.object({ handle, ...report }),
  output: told,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const appealDecision = endpoint({
  id: 'appealDecision',
  route: 'POST /moderation-appeals',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Ask moderators to look again at what they took down of one's own, or at one's suspension; once",
  input: z.object({ kind: z.enum(caseKinds), subjectId: id, text: text(1, 1000) }),
  output: told,
  refusals: ['NOT_FOUND'],
})

const staff = { staff: 'community:moderate' } as const
export const listCases = endpoint({
  id: 'listCases',
  route: 'GET /admin/moderation/cases',
  tag,
  auth: staff,
  summary: 'List what was reported and waits for a decision, the oldest first',
  input: z.object({ limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(moderationCase), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const claimCase = endpoint({
  id: 'claimCase',
  route: 'POST /admin/moderation/cases/:id/claim',
  tag,
  auth: staff,
  summary: 'Take a case, so that nobody else works on it; one that another has taken is refused',
  input: z.object({ id }),
  output: moderationCase,
  refusals: ['NOT_FOUND', 'CASE_IS_TAKEN'],
})
export const decideCase = endpoint({
  id: 'decideCase',
  route: 'POST /admin/moderation/cases/:id/decide',
  tag,
  auth: staff,
  summary: 'Decide a case: dismiss it, take the thing down, suspend the person, or restore what was taken down or suspended',
  input: z.object({
    id,
    action: z.enum(['dismiss', 'remove', 'suspend', 'restore']),
    /** Shown to the person. */
    reason: z.enum(moderationReasons).default('offensive'),
    /** Of a suspension. */
    days: z.int().min(1).max(365).default(7),
  }),
  output: moderationCase,
  refusals: ['NOT_FOUND', 'CASE_IS_TAKEN', 'NOT_ALLOWED'],
})
