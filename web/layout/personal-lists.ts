import { saveLanguage } from '#web/features/auth/session/save-language.ts'
import { loadCompared, mergeCompared } from '#web/features/compare/change-compared.ts'
import { mergeSavedLines } from '#web/features/cart/saved-lines.ts'
import { mergeViewed } from '#web/features/recently-viewed/viewed.ts'
import { loadSaved } from '#web/features/wishlist/change-saved.ts'
import { outboxEntry, readLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'

/** Posts that were written without a connection: most people have none, and load nothing for them. */
function sendPosts(): void {
  const { userId } = useStored.getState().auth
  if (userId && readLocalEntry(outboxEntry(userId)) !== null)
    void import('#web/features/posts/outbox/send-waiting.ts').catch(() => undefined)
}

/** What a customer saved and compares, for hearts and the bar; and the shop learns which language they read. Decoration where it fails. */
export async function loadPersonalLists(): Promise<void> {
  saveLanguage()
  sendPosts()
  await Promise.allSettled([loadSaved(), loadCompared()])
}

/** Right after signing in: what a visitor had joins what the customer has. */
export async function mergePersonalLists(): Promise<void> {
  saveLanguage()
  sendPosts()
  await Promise.allSettled([loadSaved(), mergeCompared(), mergeViewed(), mergeSavedLines()])
}
