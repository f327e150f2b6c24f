import { type ReactNode, useEffect, useState } from 'react'
import { outboxEntry, readLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText, useText } from '#web/lib/text.ts'
import type { SignOutDialog } from './sign-out-dialog.tsx'

/** How many unsent posts this browser stores, which signing out deletes. */
function countUnsent(): number {
  const { userId } = useStored.getState().auth
  const stored = userId === undefined ? null : readLocalEntry(outboxEntry(userId))
  return Array.isArray(stored) ? stored.length : 0
}

const load = () => Promise.all([import('./sign-out-dialog.tsx'), loadText(document.documentElement.lang, ['composer', 'ui'])])

/** Signs out, after a confirmation if that would delete unsent posts. Render the confirmation outside of menus that close meanwhile. */
export function useSignOut(leave: () => void): { signOut: () => void; confirmation: ReactNode } {
  const t = useText('common')
  const [dialog, setDialog] = useState<{ Dialog: typeof SignOutDialog; count: number } | null>(null)
  // Preloads the dialog, because offline it's too late to load it.
  useEffect(() => void (countUnsent() > 0 && load().catch(() => undefined)), [])
  const openDialog = async (count: number) => {
    const [{ SignOutDialog: Dialog }] = await load()
    setDialog({ Dialog, count })
  }
  const signOut = () => {
    const count = countUnsent()
    if (count === 0) leave()
    // If the dialog can't be loaded, a native confirm asks: nothing is deleted without consent.
    else openDialog(count).catch(() => window.confirm(t('account.unsent')) && leave())
  }
  const close = () => setDialog(null)
  const confirmation = dialog && <dialog.Dialog count={dialog.count} onStay={close} onLeave={() => (close(), leave())} />
  return { signOut, confirmation }
}
