import { scheduleLimits } from '#contract/schedule-limits.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Post } from '#contract/post.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/scheduled-posts.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { discardMedia, releaseMedia } from '#server/modules/media/media.ts'
import { isOwnRecord } from '#server/modules/profiles/profiles.ts'
import { claimPictures, type Community, publish, refusePost, tagProducts } from './posts.ts'
import * as queries from './scheduled-queries.ts'

const usedBy = (id: string): string => `scheduled-post:${id}`

/** Schedules a post. Refuses what couldn't be published now, times in the past or too far ahead, and too many. */
export async function schedule(
  tx: Tx,
  community: Community,
  { publishAt, ...content }: ParsedOf<typeof contract.schedulePost>,
  context: SignedInContext,
): Promise<contract.ScheduledPost> {
  const { caller, now } = context
  await refuseContent(tx, community, content, context)
  const at = timeOf(publishAt, now)
  await queries.lockAuthor.run(tx, { author: caller.userId })
  if ((await queries.countOfAuthor.one(tx, { author: caller.userId }))!.count >= scheduleLimits.max)
    throw refuse('TOO_MANY_SCHEDULED_POSTS')
  const id = newId(now)
  const media = await claimPictures(tx, usedBy(id), content.media, context)
  await queries.insert.run(tx, { id, author: caller.userId, content, media, publishAt: at, now })
  return present(await lockOwn(tx, id, context))
}

/** The caller's scheduled posts, drafts first. */
export async function scheduledPosts(db: Db, author: string): Promise<OutputOf<typeof contract.listScheduledPosts>> {
  return { items: (await queries.postsOfAuthor.all(db, { author })).map(present) }
}

/**
 * Changes a scheduled post, if it isn't published yet. Fails with SCHEDULED_POST_WAS_CHANGED if the caller read another version. Pictures that
 * it no longer has are discarded.
 */
export async function changeScheduled(
  tx: Tx,
  community: Community,
  { id, version, publishAt, poll, clubId, ...changes }: ParsedOf<typeof contract.changeScheduledPost>,
  context: SignedInContext,
): Promise<contract.ScheduledPost> {
  const row = await lockOwn(tx, id, context)
  if (version !== undefined && version !== row.version) throw refuse('SCHEDULED_POST_WAS_CHANGED')
  const merged = { ...row.content, ...changes }
  const content = {
    ...merged,
    poll: poll === undefined ? merged.poll : (poll ?? undefined),
    // A club that was deleted meanwhile isn't kept: otherwise the post couldn't be changed until another is chosen.
    clubId: clubId === undefined ? row.club?.id : (clubId ?? undefined),
  }
  await refuseContent(tx, community, content, context)
  const media = changes.media ? await claimPictures(tx, usedBy(id), changes.media, context, { discards: true }) : row.media
  const isTimed = publishAt !== undefined
  const at = isTimed ? timeOf(publishAt, context.now) : row.publish_at
  await queries.change.run(tx, { id, content, media, publishAt: at, problem: isTimed ? null : row.problem })
  return present(await lockOwn(tx, id, context))
}

/** Publishes a scheduled post before its time, or a draft. */
export async function publishScheduled(tx: Tx, community: Community, id: string, context: SignedInContext): Promise<Post> {
  const { content } = await lockOwn(tx, id, context)
  return publishStored(tx, community, { id, content }, context)
}

/** Deletes a scheduled post with its pictures. */
export async function removeScheduled(tx: Tx, id: string, context: SignedInContext): Promise<{ message: string }> {
  await lockOwn(tx, id, context)
  await queries.remove.run(tx, { id })
  await discardMedia(tx, { usedBy: usedBy(id), now: context.now })
  return { message: 'Scheduled post deleted' }
}

/** Publishes a locked scheduled post: the pictures are assigned to the new post in the same transaction. */
export async function publishStored(
  tx: Tx,
  community: Community,
  { id, content }: { id: string; content: queries.Content },
  context: SignedInContext,
): Promise<Post> {
  await queries.remove.run(tx, { id })
  await releaseMedia(tx, { usedBy: usedBy(id), now: context.now })
  return publish(tx, community, content, context)
}

/** Refuses what couldn't be published now. A new record is checked when it's logged, with the post. */
async function refuseContent(tx: Tx, community: Community, content: queries.Content, context: SignedInContext): Promise<void> {
  const { userId } = context.caller
  await refusePost(tx, community, content, context)
  await tagProducts(tx, community.catalogue, content.productIds, userId)
  if (content.recordId !== undefined && !(await isOwnRecord(tx, content.recordId, userId)))
    throw refuse('INVALID_INPUT', { recordId: ['is not one of your records'] })
}

function timeOf(publishAt: string, now: Date): Date {
  const at = new Date(publishAt)
  if (at <= now) throw refuse('INVALID_INPUT', { publishAt: ['is in the past'] })
  if (at.getTime() > now.getTime() + scheduleLimits.daysAhead * dayMs)
    throw refuse('INVALID_INPUT', { publishAt: [`is more than ${scheduleLimits.daysAhead} days ahead`] })
  return at
}

/** Locks the caller's scheduled post. Fails with NOT_FOUND also once it's published. */
async function lockOwn(tx: Tx, id: string, { caller }: SignedInContext): Promise<queries.ScheduledRow> {
  const row = await queries.lockOwn.one(tx, { id, author: caller.userId })
  if (!row) throw refuse('NOT_FOUND')
  return row
}

const present = ({ id, version, content, media, publish_at: at, problem, club }: queries.ScheduledRow): contract.ScheduledPost => {
  const { media: _, clubId: __, ...shown } = content
  return { id, version, publishAt: at && at.toISOString(), problem, ...shown, media, club }
}
