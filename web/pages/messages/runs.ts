import type { DirectMessage } from '#contract/conversations.ts'
import { isSameDay } from './when.ts'

/** Consecutive messages of one person, at most a few minutes apart, with one time below them. */
export interface Run {
  isMine: boolean
  /** The run is the first of its day. */
  startsDay: boolean
  messages: DirectMessage[]
}

const apartMs = 5 * 60_000

/** Groups messages, oldest first, into runs. */
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

/** The member's latest message that the other person has seen, the only one marked as seen. */
export const lastSeen = (messages: readonly DirectMessage[], seenUntil: string | null): string | null =>
  seenUntil === null
    ? null
    : (messages.findLast(({ isMine, createdAt }) => isMine && Date.parse(createdAt) <= Date.parse(seenUntil))?.id ?? null)

/** Replaces the loaded messages of the page's time range with a reloaded page and keeps older ones. All newest first. */
export function withPage(known: readonly DirectMessage[], page: { items: DirectMessage[]; nextCursor: string | null }): DirectMessage[] {
  const oldest = page.items.at(-1)?.createdAt
  if (page.nextCursor === null || oldest === undefined) return page.items
  const ids = new Set(page.items.map(({ id }) => id))
  return [...page.items, ...known.filter(({ id, createdAt }) => !ids.has(id) && Date.parse(createdAt) < Date.parse(oldest))]
}
