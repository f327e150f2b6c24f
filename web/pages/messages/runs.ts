import type { DirectMessage } from '#contract/conversations.ts'
import { isSameDay } from './when.ts'

/** Messages of one person in a row, a few minutes apart at most: one time stands under them. */
export interface Run {
  isMine: boolean
  /** It's the first of its day. */
  startsDay: boolean
  messages: DirectMessage[]
}

const apartMs = 5 * 60_000

/** Messages, the oldest first, in runs. */
export function runsOf(messages: readonly DirectMessage[]): Run[] {
  const runs: Run[] = []
  for (const message of messages) {
    const run = runs.at(-1)
    const before = run?.messages.at(-1)
    const startsDay = !before || !isSameDay(before.createdAt, message.createdAt)
    const joins = run?.isMine === message.isMine && !startsDay && Date.parse(message.createdAt) - Date.parse(before.createdAt) < apartMs
    if (run && joins) run.messages.push(message)
    else runs.push({ isMine: message.isMine, startsDay, messages: [message] })
  }
  return runs
}

/** The newest of one's own messages that the other has seen; it alone says so. */
export const lastSeen = (messages: readonly DirectMessage[], seenUntil: string | null): string | null =>
  seenUntil === null
    ? null
    : (messages.findLast(({ isMine, createdAt }) => isMine && Date.parse(createdAt) <= Date.parse(seenUntil))?.id ?? null)

/** A page that was read anew in the place of what is known of its time; what is older stays. All the newest first. */
export function withPage(known: readonly DirectMessage[], page: { items: DirectMessage[]; nextCursor: string | null }): DirectMessage[] {
  const oldest = page.items.at(-1)?.createdAt
  if (page.nextCursor === null || oldest === undefined) return page.items
  const ids = new Set(page.items.map(({ id }) => id))
  return [...page.items, ...known.filter(({ id, createdAt }) => !ids.has(id) && Date.parse(createdAt) < Date.parse(oldest))]
}
