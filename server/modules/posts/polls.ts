import type { z } from 'zod'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { newPoll, Poll, voteInPoll } from '#contract/polls.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { announceCounts } from './announce.ts'
import * as queries from './poll-queries.ts'
import { presentPoll } from './present-poll.ts'
import { readReadablePost } from './readable.ts'

/** Adds a poll to a new post. */
export async function beginPoll(tx: Tx, post: string, { options, isMultiple, days }: z.output<typeof newPoll>, now: Date): Promise<void> {
  await queries.insertPoll.run(tx, { post, options, isMultiple, endsAt: new Date(now.getTime() + days * dayMs) })
}

/** Votes, or changes or (no choices) withdraws the vote. Whoever may read the post may vote. Votes stay if access is lost later. */
export async function vote(
  tx: Tx,
  engine: SearchEngine,
  { id, choices }: ParsedOf<typeof voteInPoll>,
  context: SignedInContext,
): Promise<Poll> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  const { poll } = await readReadablePost(tx, id, context)
  if (!poll) throw refuse('NOT_FOUND', { id: ['has no poll'] })
  if (new Date(poll.ends_at) <= now) throw refuse('POLL_IS_OVER')
  if (choices.some((index) => index >= poll.options.length)) throw refuse('INVALID_INPUT', { choices: ['is not one of the options'] })
  if (choices.length > 1 && !poll.is_multiple) throw refuse('INVALID_INPUT', { choices: ['is more than one'] })
  const key = { post: id, user: caller.userId }
  // A trigger counts the votes one after the other.
  if (choices.length === 0) await queries.withdraw.run(tx, key)
  else await queries.vote.run(tx, { ...key, choices: choices.toSorted((a, b) => a - b), now })
  announceCounts(tx, id)
  return presentPoll(await readReadablePost(tx, id, context), now)!
}
