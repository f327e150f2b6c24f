import type { DirectMessage } from '#contract/conversations.ts'
import { isSameDay } from './when.ts'

/** A message of a conversation, or of a group. */
export type AnyMessage = Omit<DirectMessage, 'story'> & Partial<Pick<DirectMessage, 'story'>>

/** The fields that decide which messages are grouped: in a group also the author; events are never grouped. */
interface Line extends Pick<DirectMessage, 'isMine' | 'createdAt'> {
  author?: { id: string }
  event?: unknown
}

/** Consecutive messages of one person, at most a few minutes apart, with one time below them. */
export interface Run<M extends Line> {
  isMine: boolean
  /** The run is the first of its day. */
  startsDay: boolean
  messages: M[]
}

const apartMs = 5 * 60_000

/** Groups messages, oldest first, into runs. */
export function runsOf<M extends Line>(messages: readonly M[]): Run<M>[] {
  const runs: Run<M>[] = []
  for (const message of messages) {
    const run = runs.at(-1)
    const before = run?.messages.at(-1)
    const startsDay = !before || !isSameDay(before.createdAt, message.createdAt)
    if (run && before && !startsDay && belongTogether(before, message)) run.messages.push(message)
    else runs.push({ isMine: message.isMine, startsDay, messages: [message] })
  }
  return runs
}

function belongTogether(one: Line, next: Line): boolean {
  if (one.event || next.event || one.isMine !== next.isMine || one.author?.id !== next.author?.id) return false
  return Date.parse(next.createdAt) - Date.parse(one.createdAt) < apartMs
}

/** The member's latest message that the other person has seen, the only one marked as seen. */
export const lastSeen = (messages: readonly DirectMessage[], seenUntil: string | null): string | null =>
  seenUntil === null
    ? null
    : (messages.findLast(({ isMine, createdAt }) => isMine && Date.parse(createdAt) <= Date.parse(seenUntil))?.id ?? null)

/** How the reader deleted a message: for themselves, or for everyone. */
export type Deletion = 'hidden' | 'unsent'

/** Drops hidden messages, and shows unsent ones as deleted. */
export const withDeletions = <M extends { id: string; text: string; isDeleted: boolean }>(
  messages: readonly M[],
  deletions: ReadonlyMap<string, Deletion>,
): M[] =>
  messages
    .filter(({ id }) => deletions.get(id) !== 'hidden')
    .map((message) => (deletions.get(message.id) === 'unsent' ? { ...message, text: '', isDeleted: true } : message))

/** Replaces the loaded messages of the page's time range with a reloaded page and keeps older ones. All newest first. */
export function withPage<M extends { id: string; createdAt: string }>(
  known: readonly M[],
  page: { items: M[]; nextCursor: string | null },
): M[] {
  const oldest = page.items.at(-1)?.createdAt
  if (page.nextCursor === null || oldest === undefined) return page.items
  const ids = new Set(page.items.map(({ id }) => id))
  return [...page.items, ...known.filter(({ id, createdAt }) => !ids.has(id) && Date.parse(createdAt) < Date.parse(oldest))]
}
