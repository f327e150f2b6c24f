import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { loadUnread } from '#web/features/notifications/unread.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { type MaybeAttached, withAttachments } from './attached-part.ts'
import { type Deletion, withDeletions, withPage } from './runs.ts'
import { useChanges } from './use-changes.ts'

type Thread = ApiOutput<'GET /people/:handle/messages'>
const pageSize = 30

/** The messages with a person. */
export function useThread(handle: string, onChange: () => void) {
  const ask = useCallback((page: PageQuery) => signed('GET /people/:handle/messages', { handle, ...page }), [handle])
  const thread = useMessages<Thread>({
    ask,
    // In requests, the sender learns nothing until they're accepted.
    isReadable: ({ box }) => box === 'inbox',
    markRead: (until) => signed('PUT /people/:handle/messages/read', { handle, until }),
    onChange,
  })
  const { change } = thread
  return {
    ...thread,
    add: (message: Thread['items'][number]) => {
      thread.add(message)
      change((before) => ({ ...before, box: 'inbox' }))
    },
  }
}

interface PageQuery {
  limit: number
  cursor?: string
}
interface AnyThread {
  unread: number
  items: (MaybeAttached & { id: string; createdAt: string; text: string; isDeleted: boolean })[]
  nextCursor: string | null
}
interface Source<T> {
  /** Stays the same function while the conversation does. */
  ask: (page: PageQuery) => Promise<T>
  isReadable: (thread: T) => boolean
  markRead: (until: string) => Promise<unknown>
  onChange: () => void
}

/** The messages of a conversation or a group: follows changes, and marks visible messages as read. */
export function useMessages<T extends AnyThread>(source: Source<T>) {
  type Message = T['items'][number]
  const { ask: askPage, onChange } = source
  const ask = useCallback((page: PageQuery) => withAttachments(askPage(page)), [askPage])
  const [older, setOlder] = useState<{ items: Message[]; cursor: string | null } | null>(null)
  // Applied to every page, so that one requested before the deletion doesn't bring the message back.
  const [deletions, setDeletions] = useState<ReadonlyMap<string, Deletion>>(new Map())
  // A reload fetches as many as are shown, up to the maximum page size: older messages may have been unsent.
  const shown = useRef(pageSize)
  const askNewest = useCallback(() => ask({ limit: Math.min(shown.current, limits.page.max) }), [ask])
  const { value, error, busy, load, change } = useAsyncData<T>(askNewest)
  useChanges(load)
  useRead(value, source)
  const items: Message[] = value ? withPage<Message>(older?.items ?? [], value) : []
  const cursor = older ? older.cursor : (value?.nextCursor ?? null)
  return {
    value,
    error,
    busy,
    load,
    change,
    /** Oldest first. */
    messages: withDeletions(items, deletions).toReversed(),
    hasOlder: cursor !== null,
    loadOlder: async () => {
      if (cursor === null) return
      const page = await ask({ cursor, limit: pageSize })
      shown.current = items.length + page.items.length
      setOlder({ items: [...items, ...page.items], cursor: page.nextCursor })
    },
    /** Adds a message that was sent from here. */
    add: (message: Message) => {
      change((before) => {
        const isThere = before.items.some(({ id }) => id === message.id)
        return isThere ? before : { ...before, items: [message, ...before.items] }
      })
      onChange()
    },
    markDeleted: (id: string, how: Deletion) => setDeletions((before) => new Map(before).set(id, how)),
  }
}

function useRead<T extends AnyThread>(thread: T | null, { ask, isReadable, markRead, onChange }: Source<T>): void {
  const newest = thread && isReadable(thread) && thread.unread > 0 ? thread.items[0]?.createdAt : undefined
  useEffect(() => {
    if (newest === undefined) return
    // In a hidden tab, not before it becomes visible.
    const markVisible = () => {
      if (document.visibilityState !== 'visible') return
      markRead(newest).then(
        () => {
          stop()
          onChange()
          void loadUnread()
        },
        () => undefined,
      )
    }
    const stop = () => document.removeEventListener('visibilitychange', markVisible)
    document.addEventListener('visibilitychange', markVisible)
    markVisible()
    return stop
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each newest message
  }, [ask, newest])
}
