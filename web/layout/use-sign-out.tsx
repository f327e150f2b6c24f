import { type ReactNode, useEffect, useState } from 'react'
import { outboxEntry, readLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText, useText } from '#web/lib/text.ts'

type Question = typeof import('./sign-out-dialog.tsx').SignOutDialog

/** How many unsent posts this browser stores, which signing out deletes. */
function waitingCount(): number {
  const { userId } = useStored.getState().auth
  const stored = userId === undefined ? null : readLocalEntry(outboxEntry(userId))
  return Array.isArray(stored) ? stored.length : 0
}

const load = () => Promise.all([import('./sign-out-dialog.tsx'), loadText(document.documentElement.lang, ['composer', 'ui'])])

/** Signs out, after a confirmation if that would delete unsent posts. Render the question outside of menus that close meanwhile. */
export function useSignOut(leave: () => void): { signOut: () => void; question: ReactNode } {
  const t = useText('common')
  const [asked, setAsked] = useState<{ Question: Question; count: number } | null>(null)
  // Preloads the dialog, because offline it's too late to load it.
  useEffect(() => void (waitingCount() > 0 && load().catch(() => undefined)), [])
  const ask = async (count: number) => {
    const [{ SignOutDialog }] = await load()
    setAsked({ Question: SignOutDialog, count })
  }
  const signOut = () => {
    const count = waitingCount()
    if (count === 0) leave()
    // If the dialog can't be loaded, a native confirm asks: nothing is deleted without consent.
    else ask(count).catch(() => window.confirm(t('account.unsent')) && leave())
  }
  const close = () => setAsked(null)
  const question = asked && <asked.Question count={asked.count} onStay={close} onLeave={() => (close(), leave())} />
  return { signOut, question }
}
