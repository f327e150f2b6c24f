import { useCallback, useEffect, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { DirectMessage } from '#contract/conversations.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { loadUnread } from '#web/features/notifications/unread.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { withPage } from './runs.ts'
import { useChanges } from './use-changes.ts'

export type Thread = ApiOutput<'GET /people/:handle/messages'>
const pageSize = 30

/** The messages with a person: follows changes, and marks visible messages as read. */
export function useThread(handle: string, onChange: () => void) {
  const [older, setOlder] = useState<{ items: DirectMessage[]; cursor: string | null } | null>(null)
  const ask = useCallback(() => signed('GET /people/:handle/messages', { handle, limit: pageSize }), [handle])
  const { value, error, busy, load, change } = useAsyncData<Thread>(ask)
  useChanges(load)
  useRead(handle, value, onChange)
  const items = value ? withPage(older?.items ?? [], value) : []
  const cursor = older ? older.cursor : (value?.nextCursor ?? null)
  return {
    value,
    error,
    busy,
    load,
    /** Oldest first. */
    messages: items.toReversed(),
    hasOlder: cursor !== null,
    loadOlder: async () => {
      if (cursor === null) return
      const page = await signed('GET /people/:handle/messages', { handle, cursor, limit: pageSize })
      setOlder({ items: [...items, ...page.items], cursor: page.nextCursor })
    },
    /** Adds a message that was sent from here. */
    add: (message: DirectMessage) => {
      change((before) => {
        const isThere = before.items.some(({ id }) => id === message.id)
        return { ...before, box: 'inbox', items: isThere ? before.items : [message, ...before.items] }
      })
      onChange()
    },
    drop: (id: string) => {
      change((before) => ({ ...before, items: before.items.filter((one) => one.id !== id) }))
      setOlder((before) => before && { ...before, items: before.items.filter((one) => one.id !== id) })
    },
  }
}

/** Marks messages as read, except in requests: their sender learns nothing until they're accepted. */
function useRead(handle: string, thread: Thread | null, onChange: () => void): void {
  const newest = thread?.box === 'inbox' && thread.unread > 0 ? thread.items[0]?.createdAt : undefined
  useEffect(() => {
    if (newest === undefined || document.visibilityState !== 'visible') return
    signed('PUT /people/:handle/messages/read', { handle, until: newest }).then(
      () => {
        onChange()
        void loadUnread()
      },
      () => undefined,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each newest message
  }, [handle, newest])
}
