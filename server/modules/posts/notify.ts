import type { Tx } from '#server/db/statement.ts'
import { hasWord, mutedWords, type Words } from '#server/modules/muting/muting.ts'
import { type NotificationEvent, notify } from '#server/modules/notifications/notifications.ts'
import { mayRead } from './may-read.ts'
import { findMentioned, readFactsById } from './queries.ts'

type PostNotification = NotificationEvent & { post: string }

interface NewText {
  post: string
  author: string
  /** The id of the comment; undefined for the post itself. */
  comment?: string
  /** The text that is checked against each recipient's muted words. */
  text: string
  mentions: string[]
  now: Date
}

/** Notifies the members whom a new post or comment mentions. */
async function notifyMentioned(tx: Tx, { post, author, comment, text, mentions, now }: NewText, except: string[] = []): Promise<void> {
  if (mentions.length === 0) return
  const people = await findMentioned.all(tx, { handles: mentions, author })
  const users = people.map(({ id }) => id).filter((id) => !except.includes(id))
  for (const user of users.toSorted()) {
    const mention: PostNotification = { kind: 'mention', user, actor: author, post, about: comment ?? post, ...(comment && { comment }) }
    await notifyReader(tx, mention, text, now)
  }
}

/** Notifies those whom a new post quotes or mentions, each once. */
export async function notifyNewPost(tx: Tx, written: NewText, quoted: string | null): Promise<void> {
  const { post, author, text, now } = written
  if (quoted !== null) await notifyReader(tx, { kind: 'quote', user: quoted, actor: author, post }, text, now)
  await notifyMentioned(tx, written, quoted === null ? [] : [quoted])
}

interface NewComment extends NewText {
  comment: string
  postAuthor: string
  /** The words that the post's author has muted. */
  words: Words
  /** The comment that a reply answers. */
  parent: { id: string; author: string } | null
}

/** Notifies the post's author, the author of the comment that was answered, and everyone mentioned, each once. */
export async function notifyComment(tx: Tx, written: NewComment): Promise<void> {
  const { post, comment, author: actor, postAuthor, parent, words, text, now } = written
  const notifications: PostNotification[] = [{ kind: 'comment', user: postAuthor, actor, post, comment }]
  if (parent && parent.author !== postAuthor)
    notifications.push({ kind: 'reply', user: parent.author, actor, post, comment, about: parent.id })
  if (parent && parent.author === postAuthor) notifications[0] = { kind: 'reply', user: postAuthor, actor, post, comment, about: parent.id }
  const sorted = notifications.toSorted((a, b) => (a.user < b.user ? -1 : 1))
  // The post's author may always see it, so no check is needed. For several recipients, the rows are locked in order.
  if (written.mentions.length === 0 && sorted.every(({ user }) => user === postAuthor))
    for (const notification of hasWord([text], words) ? [] : sorted) tx.atCommit(() => notify(tx, notification, now))
  else for (const notification of sorted) await notifyReader(tx, notification, text, now)
  await notifyMentioned(
    tx,
    written,
    notifications.map(({ user }) => user),
  )
}

/** Notifies someone if they may see the post and have muted no word of the comment or, without one, of anything that is read in the post. */
async function notifyReader(tx: Tx, notification: PostNotification, text: string, now: Date): Promise<void> {
  const viewer = { userId: notification.user, isModerator: false }
  const isPost = notification.comment === undefined
  const [[row], words] = await Promise.all([
    readFactsById.all(tx, { ids: [notification.post], viewer: notification.user, withText: isPost }),
    mutedWords(tx, notification.user, now, 'notifications'),
  ])
  if (row && mayRead(row, viewer) && !hasWord(isPost ? row.read : [text], words)) await notify(tx, notification, now)
}
