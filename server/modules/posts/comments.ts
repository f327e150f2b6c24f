import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { addComment, changeComment, Comment, listComments } from '#contract/comments.ts'
import { refuse } from '#contract/refuse.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { lowestId, newId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import { type Db, sentAtCommit, type Tx } from '#server/db/statement.ts'
import type { AfterCommit } from '#server/http/bind.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { earnForAct, reverseAct } from '#server/modules/points/points.ts'
import { mutedWords } from '#server/modules/muting/muting.ts'
import { activeMember, personTag } from '#server/modules/profiles/profiles.ts'
import { isShownComment, maySeeComment, type Viewer, viewerOf } from '#server/modules/visibility/visibility.ts'
import { announceCounts, announcePost, postTag } from './announce.ts'
import * as queries from './comment-queries.ts'
import type { Community } from './posts.ts'
import { presentComment } from './present.ts'
import { lockPost, postsById } from './queries.ts'
import { mayRead } from './may-read.ts'
import { notifyComment } from './notify.ts'
import type { ShopOrigin } from './own-addresses.ts'
import { lockToComment, readReadablePost } from './readable.ts'
import { resolveMentions } from './resolve-mentions.ts'

/** Comments on a post or replies to a comment. A reply to a reply is stored under the same comment. */
export async function createComment(
  tx: Tx,
  { engine, shopOrigin }: Community,
  input: ParsedOf<typeof addComment>,
  context: SignedInContext,
): Promise<AfterCommit<Comment>> {
  const { caller, now } = context
  const [, post] = await Promise.all([activeMember(tx, engine, caller.userId, now), lockToComment(tx, input.id, context)])
  if (post.comments >= limits.post.commentsMax) throw refuse('TOO_MANY_COMMENTS')
  const parent = await parentOf(tx, input, context)
  const id = newId(now)
  const mentions = await resolveMentions(tx, input.text, caller.userId)
  const row = { id, post: input.id, parent: parent?.id ?? null, author: caller.userId, text: input.text, mentions, now }
  // The result isn't needed: later statements of this transaction see the new row.
  tx.awaitAtCommit(queries.insertComment.run(tx, row))
  const written = sentAtCommit(tx, () => readOne(tx, id, shopOrigin, context))
  announceCounts(tx, input.id)
  if (post.author_id !== caller.userId) earnForAct(tx, { id, kind: 'COMMENT', userId: caller.userId }, context)
  await notifyComment(tx, {
    post: input.id,
    postAuthor: post.author_id,
    author: caller.userId,
    comment: id,
    parent,
    text: input.text,
    words: post.words,
    mentions,
    now,
  })
  return written
}

/** Changes the caller's own comment. */
export async function editComment(
  tx: Tx,
  { engine, shopOrigin }: Community,
  { id, text }: ParsedOf<typeof changeComment>,
  context: SignedInContext,
): Promise<Comment> {
  await activeMember(tx, engine, context.caller.userId, context.now)
  const { author_id: author, post_id: post } = await findOwnComment(tx, id, context)
  if (author !== context.caller.userId) throw refuse('NOT_ALLOWED')
  await queries.changeComment.run(tx, { id, text, mentions: await resolveMentions(tx, text, author), now: context.now })
  announcePost(tx, post)
  return readOne(tx, id, shopOrigin, context)
}

/** Deletes the caller's own comment, or any comment on their own post. */
export async function removeComment(tx: Tx, id: string, context: SignedInContext): Promise<{ message: string }> {
  const found = await findOwnComment(tx, id, context)
  if (found.author_id !== context.caller.userId && found.post_author !== context.caller.userId) throw refuse('NOT_ALLOWED')
  await lockPost.one(tx, { id: found.post_id })
  await queries.deleteComment.run(tx, { id, post: found.post_id })
  announceCounts(tx, found.post_id)
  await reverseAct(tx, id, context.now)
  return { message: 'Comment deleted' }
}

const lastRead = z.tuple([uuid])

/** A page of a post's comments, or of a comment's replies, without those the viewer may not see. */
export async function commentList(
  db: Db,
  { shopOrigin, catalogue }: Pick<Community, 'shopOrigin' | 'catalogue'>,
  { id, parentId, limit, cursor }: ParsedOf<typeof listComments>,
  viewer: Viewer,
): Promise<OutputOf<typeof listComments>> {
  const [[post], words] = await Promise.all([
    postsById.all(db, { ids: [id], viewer: viewer.userId }),
    mutedWords(db, viewer.userId, catalogue.clock(), 'posts'),
  ])
  if (!post || !mayRead(post, viewer)) throw refuse('NOT_FOUND')
  const page = { after: cursor === undefined ? lowestId : decodeCursor(lastRead, cursor)[0], limit: limit + 1 }
  const keys = await (parentId === undefined
    ? queries.commentKeys.all(db, { post: id, ...page })
    : queries.replyKeys.all(db, { parent: parentId, ...page }))
  const ids = keys.slice(0, limit).map((key) => key.id)
  const rows = await readByIds(ids, (some) => queries.commentsById.all(db, { ids: some, viewer: viewer.userId }))
  const readables = rows.filter((row) => row.post_id === id && maySee(row, viewer) && isShownComment(row, post))
  addCacheTags([postTag(id), ...readables.map((row) => personTag(row.author_id))])
  return {
    items: readables.map((row) => presentComment(row, shopOrigin, viewer, words)),
    nextCursor: keys.length > limit ? encodeCursor([ids.at(-1)]) : null,
  }
}

type CommentRow = Awaited<ReturnType<typeof queries.commentsById.all>>[number]
const maySee = (row: CommentRow, viewer: Viewer): boolean => maySeeComment({ is_hidden: row.removed_reason !== null }, row, viewer)

/** A comment under a post that the caller may see; fails with NOT_FOUND. */
async function findOwnComment(tx: Tx, id: string, context: SignedInContext) {
  const found = await queries.findComment.one(tx, { id })
  const viewer = viewerOf(context)
  const [row] = await queries.commentsById.all(tx, { ids: [id], viewer: viewer.userId })
  if (!found || !row || !maySee(row, viewer)) throw refuse('NOT_FOUND')
  await readReadablePost(tx, found.post_id, context)
  return found
}

async function readOne(tx: Tx, id: string, shopOrigin: ShopOrigin, context: SignedInContext): Promise<Comment> {
  const viewer = viewerOf(context)
  const [row] = await queries.commentsById.all(tx, { ids: [id], viewer: viewer.userId })
  return presentComment(row!, shopOrigin, viewer, [])
}

/** The comment to store a reply under. For a reply to a reply, it's the parent of both. */
async function parentOf(
  tx: Tx,
  { id, parentId }: ParsedOf<typeof addComment>,
  context: SignedInContext,
): Promise<{ id: string; author: string } | null> {
  if (parentId === undefined) return null
  const parent = await findOwnComment(tx, parentId, context)
  if (parent.post_id !== id || parent.is_removed) throw refuse('NOT_FOUND')
  return { id: parent.parent_id ?? parentId, author: parent.author_id }
}
