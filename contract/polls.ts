import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { foldOption } from './poll-options.ts'
import { communityLimits } from './rate-limits.ts'

const { pollOptionsMin, pollOptionsMax, pollOption, pollDaysMax } = limits.post

/** A poll of a post. Nobody can see who voted for what. */
export const poll = z
  .object({
    /** `votes`: null until the caller has voted or the poll is over; its author sees them always. */
    options: z.array(z.object({ text: z.string(), votes: z.int().nullable() })),
    /** Members may choose several options. */
    isMultiple: z.boolean(),
    voters: z.int(),
    endsAt: time,
    /** The indexes of the caller's choices, from 0; empty if they haven't voted. */
    choices: z.array(z.int()),
  })
  .meta({ id: 'Poll' })
export type Poll = z.infer<typeof poll>

const isEachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length

/** A new poll; it ends a number of days after its post is published. */
export const newPoll = z.strictObject({
  options: z
    .array(text(1, pollOption))
    .min(pollOptionsMin)
    .max(pollOptionsMax)
    .refine((options) => isEachOnce(options.map(foldOption)), 'has an option twice'),
  isMultiple: z.boolean().default(false),
  days: z.int().min(1).max(pollDaysMax),
})

export const voteInPoll = endpoint({
  id: 'voteInPoll',
  route: 'PUT /post/:id/vote',
  rateLimits: communityLimits,
  tag: 'Posts',
  auth: 'customer',
  summary: "Vote in a post's poll, or change the vote, until it ends; an empty list withdraws it",
  input: z.object({
    id,
    choices: z
      .array(
        z
          .int()
          .min(0)
          .max(pollOptionsMax - 1),
      )
      .max(pollOptionsMax)
      .refine(isEachOnce, 'has a choice twice'),
  }),
  output: poll,
  refusals: ['NOT_FOUND', 'POLL_IS_OVER', 'ACCOUNT_IS_SUSPENDED'],
})
