import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { slug } from './clubs/clubs.ts'
import { id, messageOnly, multiline, time } from './fields.ts'
import { limits } from './limits.ts'
import { handle } from './people.ts'
import { communityLimits, reportLimits } from './rate-limits.ts'
import { record } from './records.ts'
import { communityReportReasons, decisionReasons } from './report-reasons.ts'
import { routineToken } from './training/shared-routines.ts'

export const caseKinds = ['post', 'comment', 'person', 'club', 'story', 'record', 'message', 'routine'] as const
export type CaseKind = (typeof caseKinds)[number]

const report = { reason: z.enum(communityReportReasons), note: multiline(0, 500).default('') }
const tag = 'Moderation'

export const reportPost = endpoint({
  id: 'reportPost',
  route: 'POST /post/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a post to the moderators; reporting it again changes nothing',
  input: z.object({ id, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const reportComment = endpoint({
  id: 'reportComment',
  route: 'POST /comments/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a comment to the moderators',
  input: z.object({ id, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const reportPerson = endpoint({
  id: 'reportPerson',
  route: 'POST /people/:handle/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a person to the moderators',
  input: z.object({ handle, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const reportClub = endpoint({
  id: 'reportClub',
  route: 'POST /clubs/:slug/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a club to the moderators',
  input: z.object({ slug, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const reportStory = endpoint({
  id: 'reportStory',
  route: 'POST /story/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a story to the moderators, who see it even after it has expired',
  input: z.object({ id, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const reportMessage = endpoint({
  id: 'reportMessage',
  route: 'POST /messages/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a message that the caller received to the moderators, even if its author has blocked them since',
  input: z.object({ id, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const reportGroupMessage = endpoint({
  id: 'reportGroupMessage',
  route: 'POST /group-messages/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a message of a group to the moderators, who then see this message and no other',
  input: z.object({ id, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const reportRoutine = endpoint({
  id: 'reportRoutine',
  route: 'POST /shared-routines/:token/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a shared routine to the moderators',
  input: z.object({ token: routineToken, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const appealDecision = endpoint({
  id: 'appealDecision',
  route: 'POST /moderation-appeals',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Appeal a decision to take down something of the caller's own, or a suspension; once, within 30 days",
  input: z.object({ kind: z.enum(caseKinds), subjectId: id, text: multiline(1, 1000) }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'APPEAL_PERIOD_IS_OVER'],
})

const takeDown = {
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  /** Shown to the author. */
  input: z.object({ id, message: multiline(0, limits.club.takeDownText).default('') }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
} as const
export const takeDownPost = endpoint({
  id: 'takeDownPost',
  route: 'POST /post/:id/take-down',
  ...takeDown,
  summary:
    "Take down someone's post in a club, for its owner, admins and moderators; the author is notified, and may ask moderators to take another look",
})
export const takeDownComment = endpoint({
  id: 'takeDownComment',
  route: 'POST /comments/:id/take-down',
  ...takeDown,
  summary: "Take down someone's comment on a post in a club, for its owner, admins and moderators",
})

/** A decision about content of the caller's, by moderators or by a club's team. */
export const ownDecision = z
  .object({
    kind: z.enum(caseKinds),
    subjectId: id,
    /** The first words of its text; for a club its name. */
    text: z.string(),
    /** The lift or run, for decisions about records. */
    record: record.pick({ lift: true, measure: true, value: true }).nullable(),
    /** Where it is: a post's id, a club's slug, or the person's handle (also for records). */
    place: z.string(),
    decision: z.enum(['warned', 'removed', 'suspended', 'restored']),
    reason: z.enum(decisionReasons),
    /** The club that decided; null for the shop's moderators. */
    club: z.string().nullable(),
    /** The message to the person. */
    message: z.string(),
    decidedAt: time,
    /** Until when the caller can appeal. */
    appealUntil: time,
    /** The caller's appeal; null if they haven't made one. */
    appeal: z.string().nullable(),
    /** The appeal is undecided. */
    isWaiting: z.boolean(),
  })
  .meta({ id: 'OwnDecision' })
export type OwnDecision = z.infer<typeof ownDecision>

export const listDecisions = endpoint({
  id: 'listDecisions',
  route: 'GET /moderation-decisions',
  tag,
  auth: 'customer',
  summary: "List the moderators' decisions about the caller's own content, newest first, at most 50",
  input: z.object({}),
  output: z.object({ items: z.array(ownDecision), suspendedUntil: time.nullable() }),
  refusals: [],
})
