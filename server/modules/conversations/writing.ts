import type { writingStates } from '#contract/conversations.ts'
import { limits } from '#contract/limits.ts'
import type { WritingFacts } from './queries.ts'

type Writing = (typeof writingStates)[number]
type Facts = Pick<WritingFacts, 'other_state' | 'messages_from' | 'is_followed' | 'unanswered'>

/** Whether someone may write to another. A conversation in the recipient's inbox stays open; their settings apply to others. */
export function writingOf({ other_state: state, messages_from: from, is_followed: isFollowed, unanswered }: Facts): Writing {
  if (state === 'inbox') return 'open'
  if (from === 'nobody' || (from === 'following' && !isFollowed)) return 'closed'
  return !isFollowed && unanswered >= limits.message.unansweredMax ? 'unanswered' : 'open'
}

/** The recipient's box: the inbox if they follow the sender, else requests. A declined conversation stays declined. */
export const stateFor = ({ other_state: state, is_followed: isFollowed }: Facts): NonNullable<Facts['other_state']> =>
  state === 'inbox' || isFollowed ? 'inbox' : (state ?? 'request')
