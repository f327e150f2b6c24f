import { refuse } from '#contract/refuse.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { mayRead, type ReadFacts } from './may-read.ts'

const visitor: Viewer = { userId: null, isModerator: false }

/** Whether everyone may read a post: then reposting or quoting it shows it to nobody who couldn't find it. */
export const isForEveryone = (row: ReadFacts): boolean =>
  row.audience === 'public' &&
  mayRead({ ...row, is_self: false, is_blocked: false, is_follower: false, membership: null, club_role: null }, visitor)

/** Its author's consent: of this post, and of all of theirs. */
export interface Consent {
  allows_reposts: boolean
  author_allows_reposts: boolean
}

/** Whether a post may be reposted and quoted, and still is where it was. */
export const isShareable = (row: ReadFacts & Consent): boolean => row.allows_reposts && row.author_allows_reposts && isForEveryone(row)

/** Refuses to share a post that isn't for everyone, or whose author doesn't let others. */
export function refuseSharing(row: ReadFacts & Consent): void {
  if (!isForEveryone(row)) throw refuse('POST_IS_NOT_PUBLIC')
  if (!isShareable(row)) throw refuse('REPOSTS_ARE_OFF')
}
