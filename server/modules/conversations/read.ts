import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Conversation, listConversations, listMessages, listReceivedMessages } from '#contract/conversations.ts'
import { limits } from '#contract/limits.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { LinkPreviewSources } from '#server/modules/posts/posts.ts'
import { presentPerson, presentRelation } from '#server/modules/profiles/profiles.ts'
import { otherPerson } from './other.ts'
import { presentMessages } from './present.ts'
import * as queries from './queries.ts'
import { writingOf } from './writing.ts'

/** A page of the conversations in a box. */
export async function conversationList(
  db: Db,
  { box, limit, cursor }: ParsedOf<typeof listConversations>,
  { caller }: SignedInContext,
): Promise<OutputOf<typeof listConversations>> {
  const user = caller.userId
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const [{ rows, nextCursor }, requests] = await Promise.all([
    readPage(limit, {
      keys: (count) => queries.boxKeys.all(db, { user, state: box === 'inbox' ? 'inbox' : 'request', ...after, limit: count }),
      rows: (ids) => conversationsById(db, ids, user),
    }),
    queries.countRequests.one(db, { user }),
  ])
  return { items: rows.map(({ conversation }) => conversation), requests: requests?.count ?? 0, nextCursor }
}

/** Conversations by their ids, in any order, as a person has them. */
export async function conversationsById(db: Db, ids: string[], user: string): Promise<{ id: string; conversation: Conversation }[]> {
  const rows = await queries.conversationsById.all(db, { ids, user })
  return rows.map((row) => ({ id: row.id, conversation: presentConversation(row, user) }))
}

type Row = Awaited<ReturnType<typeof queries.conversationsById.all>>[number]

function presentConversation(row: Row, user: string): Conversation {
  return {
    person: presentPerson({ ...row, id: row.person_id }),
    unread: row.unread,
    isMuted: row.is_muted,
    last: lastOf(row, user),
    at: row.at.toISOString(),
  }
}

function lastOf({ sender_id, text, attachment, is_deleted, is_removed, created_at }: Row, user: string): Conversation['last'] {
  if (created_at === null) return null
  const [isDeleted, isRemoved] = [is_deleted ?? false, is_removed ?? false]
  const isShown = !isDeleted && !isRemoved
  return {
    isMine: sender_id === user,
    text: isShown ? (text ?? '') : '',
    attachment: isShown ? attachment : null,
    isDeleted,
    isRemoved,
    createdAt: created_at.toISOString(),
  }
}

/** A page of the messages between the caller and a person, and what the caller may do. */
export async function thread(
  db: Db,
  sources: LinkPreviewSources,
  { handle, limit, cursor }: ParsedOf<typeof listMessages>,
  context: SignedInContext,
): Promise<OutputOf<typeof listMessages>> {
  const user = context.caller.userId
  const person = await otherPerson(db, handle, context)
  const facts = (await queries.writingFacts.one(db, { user, other: person.id, max: limits.message.unansweredMax }))!
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const conversation = facts.conversation_id
  const clearedUntil = facts.cleared_until ?? new Date(0)
  const { rows, nextCursor } = await readPage(limit, {
    keys: async (count) =>
      conversation === null ? [] : queries.messageKeys.all(db, { conversation, user, clearedUntil, ...after, limit: count }),
    rows: (ids) => queries.messagesById.all(db, { ids }),
  })
  return {
    person: presentPerson(person),
    relation: presentRelation(person, { userId: user })!,
    box: boxOf(facts),
    writing: writingOf(facts),
    seenUntil: facts.shows_seen && facts.other_state === 'inbox' ? (facts.other_read_until?.toISOString() ?? null) : null,
    unread: facts.unread,
    items: await presentMessages(db, sources, rows, context),
    nextCursor,
  }
}

/** A page of the messages that a person wrote to the caller, despite blocks. Empty for an unknown handle. */
export async function received(
  db: Db,
  sources: LinkPreviewSources,
  { handle, limit, cursor }: ParsedOf<typeof listReceivedMessages>,
  context: SignedInContext,
): Promise<OutputOf<typeof listReceivedMessages>> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.receivedKeys.all(db, { user: context.caller.userId, handle, ...after, limit: count }),
    rows: (ids) => queries.messagesById.all(db, { ids }),
  })
  return { items: await presentMessages(db, sources, rows, context), nextCursor }
}

function boxOf({ state, is_listed: isListed }: queries.WritingFacts): OutputOf<typeof listMessages>['box'] {
  if (state === null || state === 'declined' || !isListed) return null
  return state === 'inbox' ? 'inbox' : 'requests'
}
