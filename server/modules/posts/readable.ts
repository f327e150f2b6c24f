import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { mayRead } from './may-read.ts'
import { lockReadable as lockReadableRow, lockToComment as lockToCommentRow, postsById } from './queries.ts'

/** A post that the caller may see; fails with NOT_FOUND. */
export async function readReadablePost(tx: Tx, id: string, context: SignedInContext) {
  const viewer = viewerOf(context)
  const [row] = await postsById.all(tx, { ids: [id], viewer: viewer.userId })
  if (!row || !mayRead(row, viewer)) throw refuse('NOT_FOUND')
  return row
}

/** Locks a post that the caller may see; fails with NOT_FOUND. */
export async function lockReadable(tx: Tx, id: string, context: SignedInContext) {
  const viewer = viewerOf(context)
  const row = await lockReadableRow.one(tx, { id, viewer: context.caller.userId })
  if (!row || !mayRead(row, viewer)) throw refuse('NOT_FOUND')
  return row
}

/** Like `lockReadable`, with the words that the post's author has muted. */
export async function lockToComment(tx: Tx, id: string, context: SignedInContext) {
  const row = await lockToCommentRow.one(tx, { id, viewer: context.caller.userId, now: context.now })
  if (!row || !mayRead(row, viewerOf(context))) throw refuse('NOT_FOUND')
  return row
}
