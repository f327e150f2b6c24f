import type { Poll } from '#contract/polls.ts'
import { addCacheExpiry } from '#server/http/cache-tags.ts'
import type { PostRow } from './columns.ts'

/** A poll for a reader, who sees the results after voting or once the poll is over. */
export function presentPoll({ poll, is_self: isOwn }: Pick<PostRow, 'poll' | 'is_self'>, now: Date): Poll | null {
  if (!poll) return null
  const endsAt = new Date(poll.ends_at)
  const isOver = endsAt <= now
  if (!isOver) addCacheExpiry(endsAt.getTime())
  const showsVotes = isOver || isOwn || poll.choices !== null
  return {
    options: poll.options.map((text, index) => ({ text, votes: showsVotes ? poll.votes[index]! : null })),
    isMultiple: poll.is_multiple,
    voters: poll.voters,
    endsAt: endsAt.toISOString(),
    choices: poll.choices ?? [],
  }
}
