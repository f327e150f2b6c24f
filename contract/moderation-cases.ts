import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, multiline, time } from './fields.ts'
import { caseKinds } from './moderation.ts'
import { postPicture } from './post.ts'
import { person } from './people.ts'
import { communityReportReasons, decisionReasons, moderationReasons } from './report-reasons.ts'

export const caseActions = ['dismiss', 'warn', 'remove', 'suspend', 'restore'] as const
export type CaseAction = (typeof caseActions)[number]
export const caseDecisions = ['dismissed', 'warned', 'removed', 'suspended', 'restored'] as const
export const caseViews = ['open', 'mine', 'appeals', 'done'] as const
export type CaseView = (typeof caseViews)[number]

/** A reported item, as moderators see it. */
export const moderationCase = z
  .object({
    id,
    kind: z.enum(caseKinds),
    subjectId: id,
    owner: person,
    /** Its text: a person's bio, a club's name and description, a story's caption, a record's lift and weight, a message's text. */
    text: z.string(),
    /** The severity of the worst report: 1 a nuisance, 2 offensive, 3 may hurt someone. */
    severity: z.int(),
    /** The last five reports. */
    reports: z.array(z.object({ reason: z.enum(communityReportReasons), note: z.string(), at: time })),
    totalReports: z.int(),
    state: z.enum(['open', 'claimed', 'closed']),
    claimedBy: z.string().nullable(),
    /** When the claim expires. */
    claimedUntil: time.nullable(),
    /** Whether the caller has claimed it. */
    isMine: z.boolean(),
    decision: z.enum(caseDecisions).nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: time.nullable(),
    reason: z.enum(decisionReasons).nullable(),
    /** The message to the person. */
    message: z.string(),
    appeal: z.string().nullable(),
    /** An appeal is open, to be decided by another moderator. */
    isAppealed: z.boolean(),
    openedAt: time,
  })
  .meta({ id: 'ModerationCase' })
export type ModerationCase = z.infer<typeof moderationCase>

/** A case with its context. */
export const moderationCaseDetail = moderationCase
  .extend({
    media: z.array(postPicture),
    /** The club where it was written. */
    club: z.object({ slug: z.string(), name: z.string() }).nullable(),
    /** The post itself, or the one it belongs to. */
    postId: id.nullable(),
    /** For a comment, its post; for a quote, the quoted post. */
    parent: z.object({ author: z.string(), text: z.string() }).nullable(),
    createdAt: time,
    /** Visible posts of the same person with the same text. */
    copies: z.int(),
    /** The number of people who gave each reason. */
    reasons: z.array(z.object({ reason: z.enum(communityReportReasons), count: z.int() })),
    /** The number of reporters who have made a justified report before. */
    rightBefore: z.int(),
    author: z.object({
      joinedAt: time,
      posts: z.int(),
      followers: z.int(),
      suspendedUntil: time.nullable(),
      /** The number of earlier actions against this person's content. */
      before: z.int(),
    }),
    /** The moderators' actions, newest first. */
    log: z.array(z.object({ action: z.string(), by: z.string().nullable(), at: time })),
  })
  .meta({ id: 'ModerationCaseDetail' })
export type ModerationCaseDetail = z.infer<typeof moderationCaseDetail>

const tag = 'Moderation'
const staff = { staff: 'community:moderate' } as const
const byId = z.object({ id })

export const listCases = endpoint({
  id: 'listCases',
  route: 'GET /admin/moderation/cases',
  tag,
  auth: staff,
  summary: "List what was reported: open (the worst first, then the oldest), the caller's own, appeals, or decided ones, newest first",
  input: z.object({ view: z.enum(caseViews).default('open'), limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(moderationCase), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const getModerationNumbers = endpoint({
  id: 'getModerationNumbers',
  route: 'GET /admin/moderation/numbers',
  tag,
  auth: staff,
  summary: 'Get how many cases are waiting and since when, and how fast and how well cases were decided in the last seven days',
  input: z.object({}),
  output: z.object({
    open: z.int(),
    mine: z.int(),
    appeals: z.int(),
    oldestAt: time.nullable(),
    /** For the last seven days; null if nothing was decided. */
    medianMinutes: z.int().nullable(),
    decided: z.int(),
    /** Decisions of these days that were reversed. */
    overturned: z.int(),
  }),
  refusals: [],
})
export const getCase = endpoint({
  id: 'getCase',
  route: 'GET /admin/moderation/cases/:id',
  tag,
  auth: staff,
  summary: 'Get a case with its context: the post a comment is under, pictures, the person, who reported it and what was done',
  input: byId,
  output: moderationCaseDetail,
  refusals: ['NOT_FOUND'],
})
export const claimCase = endpoint({
  id: 'claimCase',
  route: 'POST /admin/moderation/cases/:id/claim',
  tag,
  auth: staff,
  summary: 'Claim a case for 15 minutes, so that nobody else works on it; refused if someone else has claimed it',
  input: byId,
  output: moderationCase,
  refusals: ['NOT_FOUND', 'CASE_IS_TAKEN', 'NOT_ALLOWED'],
})
export const releaseCase = endpoint({
  id: 'releaseCase',
  route: 'DELETE /admin/moderation/cases/:id/claim',
  tag,
  auth: staff,
  summary: 'Release a case, so that someone else can claim it',
  input: byId,
  output: moderationCase,
  refusals: ['NOT_FOUND', 'CASE_IS_TAKEN'],
})
export const decideCase = endpoint({
  id: 'decideCase',
  route: 'POST /admin/moderation/cases/:id/decide',
  tag,
  auth: staff,
  summary:
    'Decide a case: dismiss it, warn the person, take down what was reported, suspend the person, or restore what was taken down or suspended',
  input: z.object({
    id,
    action: z.enum(caseActions),
    /** Shown to the person. */
    reason: z.enum(moderationReasons).default('offensive'),
    /** Shown to the person beside the reason. */
    message: multiline(0, 500).default(''),
    /** For a suspension. */
    days: z.int().min(1).max(365).default(7),
    /** Also acts on posts of the same person with the same text. */
    copies: z.boolean().default(false),
  }),
  output: moderationCase,
  refusals: ['NOT_FOUND', 'CASE_IS_TAKEN', 'NOT_ALLOWED'],
})
export const undoDecision = endpoint({
  id: 'undoDecision',
  route: 'DELETE /admin/moderation/cases/:id/decision',
  tag,
  auth: staff,
  summary: "Undo the caller's own decision within a minute: everything is as before, and the caller has claimed the case again",
  input: byId,
  output: moderationCase,
  refusals: ['NOT_FOUND'],
})
