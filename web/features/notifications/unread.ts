import { create } from 'zustand'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'

/** How many notifications are unread, as far as this tab knows. */
export const useUnread = create<{ unread: number }>()(() => ({ unread: 0 }))
export const setUnread = (unread: number): void => useUnread.setState({ unread })

/** Asks how many there are. A shop that doesn't answer changes nothing. */
export async function loadUnread(): Promise<void> {
  const token = tokenNow()
  if (!token) return setUnread(0)
  try {
    const { unread } = await signed('GET /notifications', { limit: 1 })
    if (token === tokenNow()) setUnread(unread)
  } catch {
    // The number of before stays.
  }
}
