import { create } from 'zustand'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'

interface Unread {
  unread: number
  /** The number of unread conversations. */
  conversations: number
  /** Whether events arrive live; otherwise the count is polled. */
  isLive: boolean
  /** Counts the announcements of new posts. */
  posts: number
  /** Counts the announcements of changed conversations. */
  changes: number
}

/** The numbers of unread notifications and conversations, as far as this tab knows. */
export const useUnread = create<Unread>()(() => ({ unread: 0, conversations: 0, isLive: false, posts: 0, changes: 0 }))
export const setUnread = (unread: number): void => useUnread.setState({ unread })

/**
 * Loads the unread counts. Failures are ignored, even of an expired session: the user hasn't done anything yet that needs it, and this
 * page may be the one that ends it (signing out everywhere, deleting the account).
 */
export async function loadUnread(): Promise<void> {
  const token = tokenNow()
  if (!token) return useUnread.setState({ unread: 0, conversations: 0 })
  try {
    const { unread, unreadConversations: conversations } = await call('GET /notifications', { limit: 1 }, { token })
    if (token === tokenNow()) useUnread.setState({ unread, conversations })
  } catch {
    // The previous counts stay.
  }
}
