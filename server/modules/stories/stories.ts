import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { listStoryViewers, shareStory, Story } from '#contract/stories.ts'
import { refuse } from '#contract/refuse.ts'
import { hourMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { claimMedia, discardMedia, idOf } from '#server/modules/media/media.ts'
import { type Community, tagProducts } from '#server/modules/posts/posts.ts'
import { activeMember, joinCommunity, presentPerson } from '#server/modules/profiles/profiles.ts'
import { mayWatch } from './present.ts'
import * as queries from './queries.ts'
import { findStory, readStory } from './read.ts'

export { eraseStories, exportStories } from './personal-data.ts'
export { findStory, readStoryReferences } from './read.ts'
export { restoreStory, takeDownStory } from './take-down.ts'

/** Shares a picture for a day. Fails with TOO_MANY_STORIES; new members may have fewer at once. */
export async function share(
  tx: Tx,
  { engine, catalogue }: Community,
  input: ParsedOf<typeof shareStory>,
  context: SignedInContext,
): Promise<Story> {
  const { caller, now } = context
  const owner = caller.userId
  await activeMember(tx, engine, owner, now)
  await refuseTooMany(tx, owner, now)
  const id = newId(now)
  const usedBy = usedByStory(id)
  const claimed = await claimMedia(tx, { urls: [input.mediaUrl], ownerId: owner, feature: 'story', usedBy, now, path: () => 'mediaUrl' })
  const { url, width, height, blur } = claimed[0]!
  const product = input.productId ?? null
  const { owned } = await tagProducts(tx, catalogue, product === null ? [] : [product], owner, () => 'productId')
  const { caption, sticker, audience, alt } = input
  await queries.insertStory.run(tx, {
    id,
    owner,
    picture: { url, width, height, blur, alt },
    upload: idOf(url)!,
    caption,
    sticker: sticker?.text ?? null,
    unit: sticker?.unit ?? '',
    product,
    isOwned: owned.length > 0,
    audience,
    now,
    expiresAt: new Date(now.getTime() + limits.story.hours * hourMs),
  })
  return readStory(tx, catalogue, id, context)
}

async function refuseTooMany(tx: Tx, owner: string, now: Date): Promise<void> {
  const { joined_at: joinedAt } = (await queries.lockSharer.one(tx, { owner }))!
  const isNew = now.getTime() - joinedAt.getTime() < limits.story.newHours * hourMs
  const max = isNew ? limits.story.newPerDay : limits.story.perDay
  const { count } = (await queries.countRunning.one(tx, { owner, now }))!
  if (count >= max) throw refuse('TOO_MANY_STORIES', { max: [String(max)] })
}

const usedByStory = (id: string): string => `story:${id}`

/** Deletes the caller's own story with its picture. Fails with NOT_FOUND, or with NOT_ALLOWED for someone else's. */
export async function remove(tx: Tx, id: string, context: SignedInContext): Promise<{ message: string }> {
  const row = await findStory(tx, id, context)
  if (!row.is_self) throw refuse('NOT_ALLOWED')
  await queries.deleteStory.run(tx, { id })
  await discardMedia(tx, { usedBy: usedByStory(id), now: context.now })
  return { message: 'Story deleted' }
}

/** Marks a story as seen. Moderators who couldn't see it otherwise aren't counted, so the owner doesn't learn of their visit. */
export async function markSeen(tx: Tx, { engine }: Community, id: string, context: SignedInContext): Promise<{ isSeen: boolean }> {
  const { caller, now } = context
  const row = await findStory(tx, id, context)
  // Views in highlights aren't counted: viewers are known for two days only.
  const isCounted =
    row.expires_at > now && !row.is_self && !row.is_seen && mayWatch(row, { userId: caller.userId, isModerator: false }, now)
  if (isCounted) {
    await joinCommunity(tx, engine, caller.userId, now)
    await queries.recordView.run(tx, { story: id, viewer: caller.userId, now })
  }
  return { isSeen: true }
}

/** The viewers of the caller's own story, the most recent first. */
export async function viewersOf(
  db: Db,
  { id, limit, cursor }: ParsedOf<typeof listStoryViewers>,
  { caller }: SignedInContext,
): Promise<OutputOf<typeof listStoryViewers>> {
  const owner = caller.userId
  const [row] = await queries.storiesById.all(db, { ids: [id], viewer: owner })
  if (!row?.is_self) throw refuse('NOT_FOUND')
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const seenAt = new Map<string, Date>()
  const { rows, nextCursor } = await readPage(limit, {
    keys: async (count) => {
      const keys = await queries.viewerKeys.all(db, { story: id, ...after, limit: count })
      for (const key of keys) seenAt.set(key.id, key.at)
      return keys
    },
    rows: (ids) => queries.viewersById.all(db, { ids, owner }),
  })
  return { items: rows.map((one) => ({ ...presentPerson(one), seenAt: seenAt.get(one.id)!.toISOString() })), nextCursor }
}

/** How long a picture uploaded for a story may be served by its address; null if no longer. */
export const pictureShownUntil = async (db: Db, upload: string): Promise<Date | null> =>
  (await queries.shownUntil.one(db, { upload }))?.until ?? null
