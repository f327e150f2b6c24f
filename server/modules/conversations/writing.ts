import type { writingStates } from '#contract/conversations.ts'
import { limits } from '#contract/limits.ts'
import type { Standing } from './queries.ts'

export type Writing = (typeof writingStates)[number]
type Facts = Pick<Standing, 'other_state' | 'messages_from' | 'is_followed' | 'unanswered'>

/** Whether someone may write to another: a conversation that's in the inbox of both stays open; what they set is about new ones. */
export function writingOf({ other_state: state, messages_from: from, is_followed: isFollowed, unanswered }: Facts): Writing {
  if (state === 'inbox') return 'open'
  if (from === 'nobody' || (from === 'following' && !isFollowed)) return 'closed'
  return !isFollowed && unanswered >= limits.message.unansweredMax ? 'unanswered' : 'open'
}

/** Where the message goes at the other end: to the inbox from whom they follow, to the requests from anybody else; what was declined stays so. */
export const stateFor = ({ other_state: state, is_followed: isFollowed }: Facts): NonNullable<Facts['other_state']> =>
  state === 'inbox' || isFollowed ? 'inbox' : (state ?? 'request')
