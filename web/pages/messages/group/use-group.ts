import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useMessages } from '../use-thread.ts'

type GroupThread = ApiOutput<'GET /groups/:id/messages'>

/** A group with its messages. */
export function useGroup(id: string, onChange: () => void) {
  const ask = useCallback((page: { limit: number; cursor?: string }) => signed('GET /groups/:id/messages', { id, ...page }), [id])
  return useMessages<GroupThread>({
    ask,
    isReadable: ({ group }) => group.state === 'member',
    markRead: (until) => signed('PUT /groups/:id/messages/read', { id, until }),
    onChange,
  })
}
