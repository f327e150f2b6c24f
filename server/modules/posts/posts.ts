import type { ParsedOf } from '#contract/endpoint.ts'
import type { Audience, Post } from '#contract/post.ts'
import type { changePost, createPost } from '#contract/posts.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { announceClub } from '#server/modules/clubs/clubs.ts'
import { type CatalogueCache, cardsOf } from '#server/modules/catalogue/catalogue.ts'
import { claimMedia, discardMedia } from '#server/modules/media/media.ts'
import { ownedAmong } from '#server/modules/orders/orders.ts'
import { earnForAct, restoreAct, reverseAct } from '#server/modules/points/points.ts'
import { activeMember, addRecord, isOwnRecord } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { announceHashtags } from './announce.ts'
import type { LinkPreviewSources } from './link-previews.ts'
import { findLinkTarget } from './link-target.ts'
import { notifyNewPost } from './notify.ts'
import { beginPoll } from './polls.ts'
import * as queries from './queries.ts'
import { quotedAuthor } from './quotes.ts'
import { readPost } from './read.ts'
import { resolveMentions } from './resolve-mentions.ts'
import { tagsIn } from './text.ts'

export { type LinkPreviewSources, type LinkTarget, previewsOf } from './link-previews.ts'
export { findLinkTarget } from './link-target.ts'
export { presentProduct } from './present.ts'
export { readReadablePost } from './readable.ts'
export { restore, takeDown } from './take-down.ts'
export { erasePosts, exportedComments, exportedPosts, exportPosts } from './personal-data.ts'
export { countReadable, hydratePosts } from './read.ts'
export { linksIn, mentionsIn, tagsIn } from './text.ts'

export interface Community extends LinkPreviewSources {
  engine: SearchEngine
}
type Given = ParsedOf<typeof createPost>

/** Publishes a post. Refuses an empty post, a club the author isn't in, and unknown pictures, records and products. */
export async function publish(tx: Tx, community: Community, input: Given, context: SignedInContext): Promise<Post> {
  const { caller, now } = context
  const quoted = await refusePost(tx, community, input, context)
  const id = newId(now)
  const record = await recordOf(tx, community, input, context)
  const media = await claimPictures(tx, `post:${id}`, input.media, context)
  const tagged = await tagProducts(tx, community.catalogue, input.productIds, caller.userId)
  const mentions = await resolveMentions(tx, input.text, caller.userId)
  const { text, audience, clubId: club = null, quotedId = null, allowsReposts, poll } = input
  const tags = tagsIn(text)
  const link = await findLinkTarget(tx, community, text, viewerOf(context))
  const row = {
    id,
    author: caller.userId,
    text,
    media,
    audience,
    club,
    record,
    ...tagged,
    mentions,
    now,
    tags,
    ...link,
    isQuote: quoted !== null,
    quoted: quotedId,
    allowsReposts,
  }
  const [, , written] = await Promise.all([
    queries.insertPost.run(tx, row),
    poll && beginPoll(tx, id, poll, now),
    readPost(tx, community, id, viewerOf(context), []),
  ])
  if (audience === 'public') announceHashtags(tx, tags)
  await notifyNewPost(tx, { post: id, author: caller.userId, text, mentions, now }, quoted)
  if (audience !== 'me') {
    tx.atCommit(() => queries.notifyReaders.one(tx, { author: caller.userId, club }))
    earnForAct(tx, { id, kind: 'POST', userId: caller.userId }, context)
  }
  if (club !== null) await announceClub(tx, club)
  return written
}

/**
 * Refuses what its author may not publish now: they're suspended or not in the club, it's empty, or what it quotes can't be shared. Returns
 * the author of the quoted post, if any.
 */
export async function refusePost(tx: Tx, { engine }: Community, input: Given, context: SignedInContext): Promise<string | null> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  refuseEmpty(input)
  const quoted = await quotedAuthor(tx, input, context)
  await refuseAudience(tx, input.audience, input.clubId ?? null, caller.userId)
  return quoted
}

/** Changes the caller's own post. */
export async function edit(tx: Tx, community: Community, input: ParsedOf<typeof changePost>, context: SignedInContext): Promise<Post> {
  const { caller, now } = context
  await activeMember(tx, community.engine, caller.userId, now)
  const old = await lockOwn(tx, community, input.id, context)
  const { text = old.text } = input
  const audience = await audienceAfter(tx, old, input.audience, caller.userId)
  refuseEmpty({ text, media: old.media, record: old.record ?? undefined, poll: old.poll ?? undefined })
  const ids = input.productIds ?? old.products.map((product) => product.id)
  const tagged = await tagProducts(tx, community.catalogue, ids, caller.userId)
  const mentions = await resolveMentions(tx, text, caller.userId)
  const link = await findLinkTarget(tx, community, text, viewerOf(context))
  const { allowsReposts = old.allowsReposts } = input
  // Changing only the consent to reposts doesn't mark the post as edited, as readers see no difference.
  const isEdited = input.text !== undefined || input.audience !== undefined || input.productIds !== undefined
  await queries.changePost.run(tx, { id: old.id, text, audience, ...tagged, mentions, now: isEdited ? now : null, ...link, allowsReposts })
  const tags = tagsIn(text)
  await queries.setTags.run(tx, { post: old.id, tags })
  if (audience === 'public') announceHashtags(tx, [...tags, ...tagsIn(old.text)])
  if (old.stored !== audience) await movePoints(tx, old, audience, context)
  return readPost(tx, community, old.id, viewerOf(context), [])
}

type OwnPost = Post & { clubId: string | null; stored: Audience; isClubGone: boolean }

/** The audience after a change. In a closed club it stays as it is, as nobody but the author reads the post anyway. */
async function audienceAfter(
  tx: Tx,
  { clubId, stored, isClubGone, ...old }: OwnPost,
  wanted: Audience | undefined,
  user: string,
): Promise<Audience> {
  if (isClubGone && (wanted === undefined || wanted === old.audience)) return stored
  await refuseAudience(tx, wanted ?? stored, clubId, user)
  return wanted ?? stored
}

/** Posts that only their author can read earn no points, and neither do removed ones. */
async function movePoints(tx: Tx, { id, removedReason }: Post, audience: Audience, context: SignedInContext): Promise<void> {
  if (audience === 'me') return reverseAct(tx, id, context.now)
  if (removedReason !== null) return
  await restoreAct(tx, id, context.now)
  earnForAct(tx, { id, kind: 'POST', userId: context.caller.userId }, context)
}

/** Deletes the caller's own post with everything that belongs to it. */
export async function remove(tx: Tx, community: Community, id: string, context: SignedInContext): Promise<{ message: string }> {
  const { clubId } = await lockOwn(tx, community, id, context)
  await queries.deletePost.run(tx, { id })
  await reverseAct(tx, id, context.now)
  if (clubId !== null) await announceClub(tx, clubId)
  await discardMedia(tx, { usedBy: `post:${id}`, now: context.now })
  return { message: 'Post deleted' }
}

/** Locks the caller's own post. Fails with NOT_FOUND if they may not see it, and with NOT_ALLOWED if it's someone else's. */
async function lockOwn(tx: Tx, community: Community, id: string, context: SignedInContext): Promise<OwnPost> {
  const locked = await queries.lockPost.one(tx, { id })
  const post = await readPost(tx, community, id, viewerOf(context), [])
  if (locked?.author_id !== context.caller.userId) throw refuse('NOT_ALLOWED')
  return { ...post, clubId: locked.club_id, stored: locked.audience, isClubGone: locked.is_club_gone }
}

function refuseEmpty({
  text,
  media,
  record,
  recordId,
  poll,
}: Pick<Given, 'text'> & { media: unknown[]; record?: unknown; recordId?: unknown; poll?: unknown }): void {
  if (text === '' && poll !== undefined) throw refuse('INVALID_INPUT', { text: ['is empty, and a poll needs a question'] })
  const isEmpty = text === '' && media.length === 0 && record === undefined && recordId === undefined
  if (isEmpty) throw refuse('INVALID_INPUT', { text: ['is empty, and there is neither a picture nor a record'] })
}

async function refuseAudience(tx: Tx, audience: Audience, club: string | null, user: string): Promise<void> {
  if (club === null) {
    if (audience === 'club') throw refuse('INVALID_INPUT', { audience: ['needs a club'] })
    return
  }
  const membership = await queries.clubMembership.one(tx, { club, user })
  if (membership?.state !== 'member') throw refuse('ONLY_MEMBERS_OF_THE_CLUB_MAY')
}

async function recordOf(tx: Tx, { engine }: Community, { record, recordId }: Given, context: SignedInContext): Promise<string | null> {
  if (record) return (await addRecord(tx, engine, record, context)).id
  if (recordId === undefined) return null
  if (!(await isOwnRecord(tx, recordId, context.caller.userId))) throw refuse('INVALID_INPUT', { recordId: ['is not one of your records'] })
  return recordId
}

/** Claims a post's pictures for `usedBy`, as they're shown. `discards`: those that it used before and no longer does are deleted. */
export async function claimPictures(
  tx: Tx,
  usedBy: string,
  media: Given['media'],
  { caller, now }: SignedInContext,
  { discards = false } = {},
) {
  if (media.length === 0 && !discards) return []
  const urls = media.map(({ url }) => url)
  const path = (at: number) => `media.${at}.url`
  const claimed = await claimMedia(tx, { urls, ownerId: caller.userId, feature: 'post', usedBy, now, path, discards })
  if (claimed.length > 1 && claimed.some(({ video }) => video))
    throw refuse('INVALID_INPUT', { media: ['has a video: a post has one, without pictures'] })
  return claimed.map(({ blurhash: _, ...picture }, at) => ({ ...picture, alt: media[at]!.alt }))
}

/** Refuses products that aren't on sale, and marks those that the author bought here. `path` is their place in the input. */
export async function tagProducts(
  tx: Tx,
  catalogue: CatalogueCache,
  ids: string[],
  user: string,
  path = (at: number) => `productIds.${at}`,
): Promise<{ products: string[]; owned: string[] }> {
  const products = [...new Set(ids)]
  if (products.length === 0) return { products: [], owned: [] }
  const found = new Set((await cardsOf(tx, catalogue, products)).map(({ id }) => id))
  const gone = products.findIndex((id) => !found.has(id))
  if (gone >= 0) throw refuse('INVALID_INPUT', { [path(gone)]: ['is not on sale'] })
  return { products, owned: await ownedAmong(tx, user, products) }
}
