import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { listGroupMessages, listInbox } from '#contract/group-messages.ts'
import type { listGroupMembers } from '#contract/group-members.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { conversationsById } from '#server/modules/conversations/conversations.ts'
import type { LinkPreviewSources } from '#server/modules/posts/posts.ts'
import { findGroup, presentGroup } from './find.ts'
import { presentCard, presentGroupMessages } from './present.ts'
import * as queries from './queries.ts'

/** A page of the conversations and groups in a box. */
export async function inbox(
  db: Db,
  { box, limit, cursor }: ParsedOf<typeof listInbox>,
  { caller }: SignedInContext,
): Promise<OutputOf<typeof listInbox>> {
  const user = caller.userId
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const states =
    box === 'inbox' ? ({ state: 'inbox', groupState: 'member' } as const) : ({ state: 'request', groupState: 'invited' } as const)
  const [{ rows, nextCursor }, requests] = await Promise.all([
    readPage(limit, {
      keys: (count) => queries.inboxKeys.all(db, { user, ...states, ...after, limit: count }),
      rows: (ids) => itemsById(db, ids, user),
    }),
    queries.countRequests.one(db, { user }),
  ])
  return { items: rows.map(({ item }) => item), requests: requests?.count ?? 0, nextCursor }
}

async function itemsById(db: Db, ids: string[], user: string) {
  const [conversations, groups] = await Promise.all([conversationsById(db, ids, user), queries.groupsById.all(db, { ids, user })])
  return [
    ...conversations.map(({ id, conversation }) => ({ id, item: { conversation, group: null } })),
    ...groups.map((row) => ({ id: row.id, item: { conversation: null, group: presentCard(row, user) } })),
  ]
}

/** A group with a page of its messages. Invited people see no messages yet. */
export async function thread(
  db: Db,
  sources: LinkPreviewSources,
  { id, limit, cursor }: ParsedOf<typeof listGroupMessages>,
  context: SignedInContext,
): Promise<OutputOf<typeof listGroupMessages>> {
  const user = context.caller.userId
  const row = await findGroup(db, id, user)
  const group = presentGroup(row)
  if (row.state === 'invited') return { group, unread: 0, items: [], nextCursor: null }
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.messageKeys.all(db, { group: id, user, since: row.joined_at, ...after, limit: count }),
    rows: (ids) => queries.messagesById.all(db, { ids }),
  })
  return { group, unread: row.unread, items: await presentGroupMessages(db, sources, rows, context), nextCursor }
}

/** The members of a group, and the invited. */
export async function memberList(
  db: Db,
  { id }: ParsedOf<typeof listGroupMembers>,
  { caller }: SignedInContext,
): Promise<OutputOf<typeof listGroupMembers>> {
  await findGroup(db, id, caller.userId)
  const rows = await queries.membersOf.all(db, { group: id, viewer: caller.userId })
  return {
    items: rows.map(({ is_invited, is_blocked, ...person }) => ({
      ...person,
      isSelf: person.id === caller.userId,
      isInvited: is_invited,
      isBlocked: is_blocked,
    })),
  }
}
