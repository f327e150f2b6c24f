import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, messageOnly, time, versionNumber } from './fields.ts'
import { newPoll } from './polls.ts'
import { post, postPicture } from './post.ts'
import { changePost, createPost } from './posts.ts'
import { communityLimits } from './rate-limits.ts'
import { scheduleLimits } from './schedule-limits.ts'

const tag = 'Posts'

/** Why a scheduled post wasn't published: the refusal of the call that publishes. `NOT_ALLOWED`: its author is about to be erased. */
export const scheduleProblems = [
  'ACCOUNT_IS_SUSPENDED',
  'ONLY_MEMBERS_OF_THE_CLUB_MAY',
  'NOT_FOUND',
  'POST_IS_NOT_PUBLIC',
  'REPOSTS_ARE_OFF',
  'TOO_MANY_RECORDS',
  'INVALID_INPUT',
  'NOT_ALLOWED',
] as const
export type ScheduleProblem = (typeof scheduleProblems)[number]

const content = createPost.input

/** A post that is published later. Only its author sees it. */
export const scheduledPost = z
  .object({
    id,
    version: z.int(),
    /** Null for a draft: it couldn't be published at its time. */
    publishAt: time.nullable(),
    /** Of a draft, why not. */
    problem: z.enum(scheduleProblems).nullable(),
    ...content.pick({
      text: true,
      audience: true,
      record: true,
      recordId: true,
      productIds: true,
      poll: true,
      quotedId: true,
      allowsReposts: true,
    }).shape,
    media: z.array(postPicture),
    /** `isPublic`: non-members can read its posts. */
    club: z.object({ id, slug: z.string(), name: z.string(), isPublic: z.boolean() }).nullable(),
  })
  .meta({ id: 'ScheduledPost' })
export type ScheduledPost = z.infer<typeof scheduledPost>

const refusals = createPost.refusals.filter((code) => code !== 'TOO_MANY_RECORDS')
const withoutKey = <Code extends string>(codes: readonly Code[]) => codes.filter((code) => !code.startsWith('IDEMPOTENCY'))

export const schedulePost = endpoint({
  id: 'schedulePost',
  route: 'POST /scheduled-posts',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  idempotent: 'optional',
  summary: `Schedule a post, ${scheduleLimits.max} at most: it is published at its time, if its author may publish it then. Otherwise it becomes a draft`,
  input: content.extend({ publishAt: time }),
  output: scheduledPost,
  refusals: [...refusals, 'TOO_MANY_SCHEDULED_POSTS'],
})
export const listScheduledPosts = endpoint({
  id: 'listScheduledPosts',
  route: 'GET /scheduled-posts',
  tag,
  auth: 'customer',
  summary: "List the caller's own scheduled posts: the drafts first, then by time",
  input: z.object({}),
  output: z.object({ items: z.array(scheduledPost) }),
  refusals: [],
})
export const changeScheduledPost = endpoint({
  id: 'changeScheduledPost',
  route: 'PATCH /scheduled-posts/:id',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary:
    'Change a scheduled post: only the fields sent, under the rules for a new one. A null poll or club takes it out, and a time schedules a draft again',
  input: changePost.input.extend({
    /** Without one, as older pages send it, the change isn't compared. */
    version: versionNumber.optional(),
    publishAt: time.optional(),
    media: content.shape.media.unwrap().optional(),
    poll: newPoll.nullable().optional(),
    clubId: id.nullable().optional(),
  }),
  output: scheduledPost,
  refusals: [...withoutKey(refusals), 'SCHEDULED_POST_WAS_CHANGED'],
})
export const publishScheduledPost = endpoint({
  id: 'publishScheduledPost',
  route: 'POST /scheduled-posts/:id/publish',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Publish a scheduled post now',
  input: z.object({ id }),
  output: post,
  refusals: withoutKey(createPost.refusals),
})
export const deleteScheduledPost = endpoint({
  id: 'deleteScheduledPost',
  route: 'DELETE /scheduled-posts/:id',
  tag,
  auth: 'customer',
  summary: 'Delete a scheduled post with its pictures',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
