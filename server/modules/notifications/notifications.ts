import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { listNotifications, Notification, NotificationKind } from '#contract/notifications.ts'
import { dayMs } from '#contract/time.ts'
import { readCursor, startOf, writeCursor } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { inBatches } from '#server/db/in-batches.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { PostedBy } from './live.ts'
import * as queries from './queries.ts'
import * as readQueries from './read-queries.ts'
import { textsOf } from './texts.ts'

export { actors, isShown } from './read-queries.ts'
export { sentenceOf } from './sentence.ts'

/** The channel for the ids of members with something new. Their clients then request the details. */
export const notificationsChannel = 'notifications'

/** A notification: the recipient, the event, and the person who caused it. */
export interface NotificationEvent {
  kind: NotificationKind
  user: string
  actor: string
  /** The post that it links to. The caller of `notify` must check that the member may see it. */
  post?: string
  comment?: string
  /** The subject, if it's no post: while a notification is unread, others about the same subject join it. */
  about?: string
}

/**
 * Notifies a member in the transaction in which something happens. Members aren't notified of their own actions, nor of people whom they
 * muted, or whom a block separates from them.
 */
export async function notify(tx: Tx, { kind, user, actor, post, comment, about }: NotificationEvent, now: Date): Promise<void> {
  const group = groupOf({ kind, post, about })
  const made = await queries.notify.one(tx, { id: newId(now), user, kind, group, actor, post: post ?? null, comment: comment ?? null, now })
  if (made) tx.notifySoon(notificationsChannel, user)
}

/** Withdraws a notification that wasn't read yet. */
export async function withdrawNotification(tx: Tx, happening: NotificationEvent): Promise<void> {
  await queries.withdraw.run(tx, { user: happening.user, group: groupOf(happening), actor: happening.actor })
}

interface Decided {
  user: string
  case: string
  /** The club whose staff decided; without it, moderators did. */
  club?: string
}

/** Notifies a member that moderators, or a club's staff, decided about something of theirs. It names nobody. */
export async function notifyOfDecision(tx: Tx, { user, case: about, club }: Decided, now: Date): Promise<void> {
  await queries.notifyAlone.run(tx, {
    id: newId(now),
    user,
    kind: 'moderation',
    group: groupOf({ kind: 'moderation', about }),
    club: club ?? null,
    now,
    post: null,
  })
  tx.notifySoon(notificationsChannel, user)
}
/** Withdraws that notification, read or not. */
export async function withdrawDecision(tx: Tx, { user, case: about }: { user: string; case: string }): Promise<void> {
  await queries.withdrawAlone.run(tx, { user, group: groupOf({ kind: 'moderation', about }) })
  tx.notifySoon(notificationsChannel, user)
}

interface ClubRequest {
  club: string
  /** The person who asks or asked to join. */
  person: string
}

/** Notifies a club's staff that someone asks to join, except staff who have blocked or muted that person. */
export async function notifyOfRequest(tx: Tx, { club, person, staff }: ClubRequest & { staff: string[] }, now: Date): Promise<void> {
  const kind = 'club-request'
  const ids = staff.map(() => newId(now))
  const notified = await queries.notifyEach.all(tx, {
    ids,
    users: staff,
    kind,
    group: groupOf({ kind, about: club }),
    actor: person,
    club,
    now,
    post: null,
  })
  for (const { user_id } of notified) tx.notifySoon(notificationsChannel, user_id)
}

/** Notifies the staff of a club that a request to join is gone, so that their browsers read their notifications again. */
export function notifyOfEndedRequest(tx: Tx, staff: string[]): void {
  for (const user of staff) tx.notifySoon(notificationsChannel, user)
}

/** Notifies someone that a club has admitted them. It names the club, but no person. */
export async function notifyOfEntry(tx: Tx, { club, person }: ClubRequest, now: Date): Promise<void> {
  const kind = 'club-accepted'
  const made = await queries.notifyAlone.one(tx, {
    id: newId(now),
    user: person,
    kind,
    group: groupOf({ kind, about: club }),
    club,
    now,
    post: null,
  })
  if (made) tx.notifySoon(notificationsChannel, person)
}

/** Notifies former members that a club has closed. It names nobody. */
export async function notifyOfClosing(tx: Tx, { club, people }: { club: string; people: string[] }, now: Date): Promise<void> {
  const kind = 'club-closed'
  const ids = people.map(() => newId(now))
  const notified = await queries.notifyEachAlone.all(tx, {
    ids,
    users: people,
    kind,
    group: groupOf({ kind, about: club }),
    club,
    challenge: null,
    now,
  })
  for (const { user_id } of notified) tx.notifySoon(notificationsChannel, user_id)
}

interface OfChallenge {
  challenge: string
  people: string[]
}

/** Notifies people that a challenge is over, and of their results. */
export const notifyOfResults = (tx: Tx, of: OfChallenge, now: Date): Promise<void> => notifyOfChallenge(tx, 'challenge', of, now)

/** Notifies participants that a challenge was canceled. It names nobody. */
export const notifyOfCancelled = (tx: Tx, of: OfChallenge, now: Date): Promise<void> =>
  notifyOfChallenge(tx, 'challenge-cancelled', of, now)

/** Notifies someone that one of their workouts doesn't count in a challenge. It names nobody. */
export const notifyOfLeftOut = (tx: Tx, { challenge, person }: { challenge: string; person: string }, now: Date): Promise<void> =>
  notifyOfChallenge(tx, 'challenge-workout', { challenge, people: [person] }, now)

/** Withdraws that notification, read or not. */
export async function withdrawLeftOut(tx: Tx, { challenge, person }: { challenge: string; person: string }): Promise<void> {
  await queries.withdrawAlone.run(tx, { user: person, group: groupOf({ kind: 'challenge-workout', about: challenge }) })
  tx.notifySoon(notificationsChannel, person)
}

async function notifyOfChallenge(tx: Tx, kind: NotificationKind, { challenge, people }: OfChallenge, now: Date): Promise<void> {
  const ids = people.map(() => newId(now))
  const notified = await queries.notifyEachAlone.all(tx, {
    ids,
    users: people,
    kind,
    group: groupOf({ kind, about: challenge }),
    club: null,
    challenge,
    now,
  })
  for (const { user_id } of notified) tx.notifySoon(notificationsChannel, user_id)
}

interface EndedPoll {
  post: string
  author: string
  /** A batch of the voters. */
  voters: string[]
  /** Whether it's the first batch, with which the author is notified. */
  isFirst: boolean
}

/** Notifies the author and voters of a poll that it has ended, except voters who muted the author or are separated by a block. */
export async function notifyOfPoll(tx: Tx, { post, author, voters, isFirst }: EndedPoll, now: Date): Promise<void> {
  const kind = 'poll'
  const about = { kind, group: groupOf({ kind, post }), club: null, now, post } as const
  const made = isFirst ? await queries.notifyAlone.one(tx, { ...about, id: newId(now), user: author }) : undefined
  if (made) tx.notifySoon(notificationsChannel, author)
  const notified = await queries.notifyEach.all(tx, { ...about, ids: voters.map(() => newId(now)), users: voters, actor: author })
  for (const { user_id } of notified) tx.notifySoon(notificationsChannel, user_id)
}

/** Notifies a member that a post they had scheduled couldn't be published. */
export async function notifyOfUnpublished(tx: Tx, { post, author }: { post: string; author: string }, now: Date): Promise<void> {
  const kind = 'scheduled-post'
  const group = groupOf({ kind, about: post })
  const made = await queries.notifyAlone.one(tx, { id: newId(now), user: author, kind, group, club: null, now, post: null })
  if (made) tx.notifySoon(notificationsChannel, author)
}

const groupOf = ({
  kind,
  post,
  about,
}: Pick<NotificationEvent, 'kind'> & { post?: string | undefined; about?: string | undefined }): string =>
  [kind, about ?? post].filter(Boolean).join(':')

/** A page of a member's notifications, without those that contain a word they have muted. */
export async function notificationsOf(
  db: Db,
  user: string,
  { limit, cursor }: ParsedOf<typeof listNotifications>,
  now: Date,
): Promise<OutputOf<typeof listNotifications>> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const [{ rows, nextCursor }, last, unread] = await Promise.all([
    readPage(limit, {
      keys: (count) => readQueries.newestKeys.all(db, { user, ...after, limit: count }),
      rows: (ids) => readQueries.notificationsByIds.all(db, { ids }),
    }),
    readQueries.lastScanned.one(db, { user, ...after }),
    readQueries.countUnread.one(db, { user }),
  ])
  const quoting = rows.filter(({ kind }) => quoted.has(kind)).map(({ id }) => id)
  const texts = await textsOf(db, quoting, user, now)
  const items = rows
    .filter(({ id }) => texts.get(id) !== null)
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      people: row.people ?? [],
      total: row.total,
      postId: row.post_id,
      club: row.club,
      challenge: row.challenge,
      text: texts.get(row.id) || null,
      action: actionOf(row),
      isRead: row.is_read,
      at: row.updated_at.toISOString(),
    }))
  return {
    items,
    unread: unread?.unread ?? 0,
    unreadConversations: unread?.conversations ?? 0,
    nextCursor: nextCursor ?? (last ? writeCursor(last) : null),
  }
}

/** The kinds that quote the first words of a text; of a reaction or repost, those of the reader's own post, so that they know which. */
const quoted = new Set<NotificationKind>(['comment', 'reply', 'mention', 'quote', 'poll', 'reaction', 'repost'])

/** The action for a notification about one person; one about several people leads to a list instead. */
const actionOf = ({ total, can_follow, can_answer }: { total: number; can_follow: boolean; can_answer: boolean }): Notification['action'] =>
  total !== 1 ? null : can_follow ? 'follow-back' : can_answer ? 'answer' : null

/** Marks notifications up to that time as read; returns the number of unread ones left. */
export async function markRead(tx: Tx, user: string, until: string, now: Date): Promise<{ unread: number }> {
  await readQueries.markRead.run(tx, { user, until: new Date(until), now })
  return { unread: (await readQueries.countUnread.one(tx, { user }))?.unread ?? 0 }
}

/** A member's notifications, for the export of their account. Erasing the profile erases them. */
export async function exportNotifications(tx: Tx, user: string): Promise<{ kind: string; at: string; readAt: string | null }[]> {
  const rows = await readQueries.notificationsForExport.all(tx, { user })
  return rows.map(({ kind, at, read_at }) => ({ kind, at: at.toISOString(), readAt: read_at?.toISOString() ?? null }))
}

/** Of these members, those whose feed contains the posts: they follow an author, or are in the club. */
export async function readersAmong(db: Db, posts: PostedBy[], users: string[]): Promise<string[]> {
  const clubs = posts.flatMap(({ club }) => club ?? [])
  const authors = posts.map(({ author }) => author)
  return (await readQueries.readersOf.all(db, { users, authors, clubs })).map(({ id }) => id)
}

const readDays = 30
const allDays = 90

/** Deletes read notifications older than a month, and all older than three months. */
export async function purgeNotifications(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  await inBatches((limit) => queries.purgeNotifications.run(db, { readBefore: ago(readDays), before: ago(allDays), limit }))
}
