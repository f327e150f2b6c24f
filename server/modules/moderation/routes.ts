import * as contract from '#contract/moderation.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { appeal, claimCase, decide, openCases, tellOfComment, tellOfPerson, tellOfPost } from './moderation.ts'

/** The calls of reports and of moderators. */
export const moderationRoutes = (community: Community): BoundEndpoint[] => [
  writes(contract.reportPost, (tx, input, context) => tellOfPost(tx, community, input, context)),
  writes(contract.reportComment, (tx, input, context) => tellOfComment(tx, community, input, context)),
  writes(contract.reportPerson, (tx, input, context) => tellOfPerson(tx, community, input, context)),
  writes(contract.appealDecision, appeal),
  reads(contract.listCases, openCases),
  writes(contract.claimCase, (tx, { id }, context) => claimCase(tx, id, context)),
  writes(contract.decideCase, (tx, input, context) => decide(tx, community, input, context)),
]
