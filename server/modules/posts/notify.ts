import type { Tx } from '#server/db/statement.ts'
import { hasWord, mutedWords, type Words } from '#server/modules/muting/muting.ts'
import { type Happening, notify } from '#server/modules/notifications/notifications.ts'
import { mayRead } from './present.ts'
import { findMentioned, postsById } from './queries.ts'

type Told = Happening & { post: string }

interface Said {
  post: string
  author: string
  /** The comment, where it isn't the post itself. */
  comment?: string
  /** What was said: nobody is told of what has a word that they have muted. */
  text: string
  mentions: string[]
  now: Date
}

/** Tells whom a new post or comment names. */
export async function notifyMentioned(tx: Tx, { post, author, comment, text, mentions, now }: Said, except: string[] = []): Promise<void> {
  if (mentions.length === 0) return
  const people = await findMentioned.all(tx, { handles: mentions, author })
  const told = people.map(({ id }) => id).filter((id) => !except.includes(id))
  for (const user of told.toSorted()) {
    const mention: Told = { kind: 'mention', user, actor: author, post, about: comment ?? post, ...(comment && { comment }) }
    await notifyReader(tx, mention, text, now)
  }
}

interface Replied extends Said {
  comment: string
  postAuthor: string
  /** What the post's author has muted. */
  words: Words
  /** Of a reply, who wrote what it's under. */
  parent: { id: string; author: string } | null
}

/** Tells the post's author, or of a reply the comment's, and whom it names; each of them once. */
export async function notifyComment(tx: Tx, said: Replied): Promise<void> {
  const { post, comment, author: actor, postAuthor, parent, words, text, now } = said
  const happenings: Told[] = [{ kind: 'comment', user: postAuthor, actor, post, comment }]
  if (parent && parent.author !== postAuthor)
    happenings.push({ kind: 'reply', user: parent.author, actor, post, comment, about: parent.id })
  if (parent && parent.author === postAuthor) happenings[0] = { kind: 'reply', user: postAuthor, actor, post, comment, about: parent.id }
  const told = happenings.toSorted((a, b) => (a.user < b.user ? -1 : 1))
  // Who wrote the post may see it, whatever became of it. With others, rows are locked in order.
  if (said.mentions.length === 0 && told.every(({ user }) => user === postAuthor))
    for (const happening of hasWord([text], words) ? [] : told) tx.atCommit(() => notify(tx, happening, now))
  else for (const happening of told) await notifyReader(tx, happening, text, now)
  await notifyMentioned(
    tx,
    said,
    happenings.map(({ user }) => user),
  )
}

/** Only who may see the post, and wants to read such things. */
async function notifyReader(tx: Tx, happening: Told, text: string, now: Date): Promise<void> {
  const viewer = { userId: happening.user, isModerator: false }
  const [[row], words] = await Promise.all([
    postsById.all(tx, { ids: [happening.post], viewer: happening.user }),
    mutedWords(tx, happening.user, now),
  ])
  if (row && mayRead(row, viewer) && !hasWord([text], words)) await notify(tx, happening, now)
}
