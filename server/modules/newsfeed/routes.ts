import * as contract from '#contract/newsfeed.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { LinkPreviewSources } from '#server/modules/posts/posts.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { countNew, popularPosts, readFeed } from './newsfeed.ts'

const viewer = (context: SignedInContext) => ({ ...viewerOf(context), userId: context.caller.userId })

/** The endpoints of the newsfeed. */
export const newsfeedRoutes = (sources: LinkPreviewSources): BoundEndpoint[] => [
  reads(contract.getNewsfeed, (db, input, context) => readFeed(db, sources, input, viewer(context), context.now)),
  reads(contract.listPopularPosts, (db, input, context) => popularPosts(db, sources, input, viewerOf(context), context.now)),
  reads(contract.countNewPosts, (db, { since }, context) => countNew(db, since, viewer(context), context.now)),
]
