import type { GroupCard, GroupEventKind, GroupMessage } from '#contract/groups.ts'
import type { Person } from '#contract/people.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { presentMessages } from '#server/modules/conversations/conversations.ts'
import type { LinkPreviewSources } from '#server/modules/posts/posts.ts'
import type { GroupMessageRow } from './columns.ts'
import type { CardRow } from './queries.ts'

const eventOf = (kind: GroupEventKind | null, person: Person | null, text: string): GroupMessage['event'] =>
  kind && { kind, person, name: kind === 'renamed' ? text : null }

/** Messages and events of a group as a member sees them, with the current products, lifts and linked pages. */
export async function presentGroupMessages(
  db: Db | Tx,
  sources: LinkPreviewSources,
  rows: GroupMessageRow[],
  context: SignedInContext,
): Promise<GroupMessage[]> {
  const messages = await presentMessages(db, sources, rows, context)
  return messages.map(({ story: _, ...message }, at) => {
    const { author, event, subject, text } = rows[at]!
    if (event === null) return { ...message, author, event }
    return { ...message, text: '', links: [], author, event: eventOf(event, subject, text) }
  })
}

/** A group in a list, with the start of its newest message. */
export const presentCard = (row: CardRow, user: string): GroupCard => ({
  id: row.id,
  name: row.name,
  members: row.members,
  isMuted: row.is_muted,
  unread: row.unread,
  invitedBy: row.invited_by,
  last: lastOf(row, user),
  at: row.at.toISOString(),
})

function lastOf({ author, event, subject, created_at: createdAt, ...row }: CardRow, user: string): GroupCard['last'] {
  if (author === null || createdAt === null) return null
  const [isDeleted, isRemoved, text] = [row.is_deleted ?? false, row.is_removed ?? false, row.text ?? '']
  const isShown = !isDeleted && !isRemoved && event === null
  return {
    isMine: row.sender_id === user,
    author,
    event: eventOf(event, subject, text),
    text: isShown ? text : '',
    attachment: isShown ? row.attachment : null,
    isDeleted,
    isRemoved,
    createdAt: createdAt.toISOString(),
  }
}
