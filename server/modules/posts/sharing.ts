import { refuse } from '#contract/refuse.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { mayRead, type ReadFacts } from './may-read.ts'

const visitor: Viewer = { userId: null, isModerator: false }

/** Whether everyone may read a post, so that a repost or quote reveals it to nobody new. */
const isForEveryone = (row: ReadFacts): boolean =>
  row.audience === 'public' &&
  mayRead({ ...row, is_self: false, is_blocked: false, is_follower: false, membership: null, club_role: null }, visitor)

/** The author's consent, for this post and for all of theirs. */
interface Consent {
  allows_reposts: boolean
  author_allows_reposts: boolean
}

/** Whether a post may be reposted and quoted. It's checked again whenever a repost or quote is shown. */
export const isShareable = (row: ReadFacts & Consent): boolean => row.allows_reposts && row.author_allows_reposts && isForEveryone(row)

/** Refuses to share a post that isn't public, or whose author doesn't allow sharing. */
export function refuseSharing(row: ReadFacts & Consent): void {
  if (!isForEveryone(row)) throw refuse('POST_IS_NOT_PUBLIC')
  if (!isShareable(row)) throw refuse('REPOSTS_ARE_OFF')
}
