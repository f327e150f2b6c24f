import * as contract from '#contract/posts.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { announceClub, findReadable, lockForChange, roleFor } from '#server/modules/clubs/clubs.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import type { Community } from './posts.ts'
import * as queries from './queries.ts'
import * as keyQueries from './key-queries.ts'
import { readReadablePost } from './posts.ts'
import { hydratePosts, postPage } from './read.ts'

/** The endpoints for posts in clubs: a club's feed and its pinned posts. */
export const clubPostRoutes = (community: Community): BoundEndpoint[] => [
  reads(contract.listClubPosts, async (db, { slug, ...page }, context) => {
    const viewer = viewerOf(context)
    const club = await findReadable(db, slug, viewer)
    if (!club) return { pinned: [], items: [], nextCursor: null }
    const pins = page.cursor === undefined ? await keyQueries.pinnedKeys.all(db, { club: club.id }) : []
    const pinned = await hydratePosts(
      db,
      community,
      pins.map(({ id }) => id),
      viewer,
    )
    const posts = await postPage(db, community, page, viewer, (position) => keyQueries.clubKeys.all(db, { club: club.id, ...position }))
    return { pinned, ...posts }
  }),
  writes(contract.pinPost, async (tx, { id }, context) => {
    const club = await lockForPins(tx, community, id, context)
    const done = await queries.pinPost.run(tx, { id, club, max: limits.club.pinnedMax, now: context.now })
    if (done === 0) throw refuse('TOO_MANY_PINNED')
    return { isPinned: true }
  }),
  writes(contract.unpinPost, async (tx, { id }, context) => {
    await lockForPins(tx, community, id, context)
    await queries.unpinPost.run(tx, { id })
    return { isPinned: false }
  }),
]

/** Locks the club of a post that the caller may see. Fails with NOT_ALLOWED if the post is in no club or the caller doesn't moderate it. */
async function lockForPins(tx: Tx, { engine }: Community, id: string, context: SignedInContext): Promise<string> {
  await activeMember(tx, engine, context.caller.userId, context.now)
  await readReadablePost(tx, id, context)
  const club = (await queries.clubOf.one(tx, { id }))?.club_id
  if (!club) throw refuse('NOT_ALLOWED', { id: ['is in no club'] })
  roleFor(await lockForChange(tx, club, context), 'pin')
  await announceClub(tx, club)
  return club
}
