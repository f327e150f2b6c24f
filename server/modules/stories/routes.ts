import * as contract from '#contract/stories.ts'
import * as highlights from '#contract/highlights.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { add, change, highlightsOf, readHighlight, removeHighlight } from './highlights.ts'
import { archive, followedStories, ownStories, readStory, storiesOf } from './read.ts'
import { markSeen, remove, share, viewersOf } from './stories.ts'

/** The endpoints of stories. */
export const storyRoutes = (community: Community): BoundEndpoint[] => {
  const { catalogue } = community
  return [
    writes(contract.shareStory, (tx, input, context) => share(tx, community, input, context)),
    reads(contract.listOwnStories, (db, _, context) => ownStories(db, catalogue, context)),
    reads(contract.listStories, (db, { limit }, context) => followedStories(db, catalogue, limit, context)),
    reads(contract.listArchivedStories, (db, page, context) => archive(db, catalogue, page, context)),
    reads(contract.getStory, (db, { id }, context) => readStory(db, catalogue, id, context)),
    writes(contract.seeStory, (tx, { id }, context) => markSeen(tx, community, id, context)),
    writes(contract.deleteStory, (tx, { id }, context) => remove(tx, id, context)),
    reads(contract.listStoryViewers, viewersOf),
    reads(contract.listPersonStories, (db, { handle }, context) => storiesOf(db, catalogue, handle, context)),
    reads(highlights.listHighlights, (db, { handle }, context) => highlightsOf(db, handle, context)),
    reads(highlights.getHighlight, (db, { id }, context) => readHighlight(db, catalogue, id, context)),
    writes(highlights.addHighlight, (tx, input, context) => add(tx, community, input, context)),
    writes(highlights.changeHighlight, (tx, input, context) => change(tx, community, input, context)),
    writes(highlights.deleteHighlight, (tx, { id }, context) => removeHighlight(tx, id, context)),
  ]
}
