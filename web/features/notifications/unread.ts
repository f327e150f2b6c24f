import { create } from 'zustand'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'

interface Unread {
  unread: number
  /** Conversations with something unread. */
  conversations: number
  /** The shop tells this browser right away what happens; otherwise it's asked now and then. */
  isLive: boolean
  /** How often it told of new posts. */
  posts: number
  /** How often it told of changed conversations. */
  changes: number
}

/** How many notifications and conversations are unread, as far as this tab knows. */
export const useUnread = create<Unread>()(() => ({ unread: 0, conversations: 0, isLive: false, posts: 0, changes: 0 }))
export const setUnread = (unread: number): void => useUnread.setState({ unread })

/**
 * Asks how many there are. A shop that doesn't answer changes nothing, nor does a session that has ended: nobody did anything yet that would need it,
 * and it may be this very page that ends it (signing out everywhere, leaving for good).
 */
export async function loadUnread(): Promise<void> {
  const token = tokenNow()
  if (!token) return useUnread.setState({ unread: 0, conversations: 0 })
  try {
    const { unread, unreadConversations: conversations } = await call('GET /notifications', { limit: 1 }, { token })
    if (token === tokenNow()) useUnread.setState({ unread, conversations })
  } catch {
    // The number of before stays.
  }
}
