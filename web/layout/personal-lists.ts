import { saveLanguage } from '#web/features/auth/session/save-language.ts'
import { loadCompared, mergeCompared } from '#web/features/compare/change-compared.ts'
import { mergeSavedLines } from '#web/features/cart/saved-lines.ts'
import { mergeViewed } from '#web/features/recently-viewed/viewed.ts'
import { loadSaved } from '#web/features/wishlist/change-saved.ts'
import { outboxEntry, readLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'

/** Sends posts written offline. Most people have none, and load no code for it. */
function sendPosts(): void {
  const { userId } = useStored.getState().auth
  if (userId && readLocalEntry(outboxEntry(userId)) !== null)
    void import('#web/features/posts/outbox/send-waiting.ts').catch(() => undefined)
}

/** Loads wishlist and comparison, and saves the customer's language. Failures are ignored, as only hearts and the bar depend on it. */
export async function loadPersonalLists(): Promise<void> {
  saveLanguage()
  sendPosts()
  await Promise.allSettled([loadSaved(), loadCompared()])
}

/** Merges a visitor's lists into the customer's, right after signing in. */
export async function mergePersonalLists(): Promise<void> {
  saveLanguage()
  sendPosts()
  await Promise.allSettled([loadSaved(), mergeCompared(), mergeViewed(), mergeSavedLines()])
}
