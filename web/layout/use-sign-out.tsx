import { type ReactNode, useEffect, useState } from 'react'
import { outboxEntry, readLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText, useText } from '#web/lib/text.ts'

type Question = typeof import('./sign-out-question.tsx').SignOutQuestion

/** How many posts of the person wait in this browser to be sent: signing out deletes them. */
function waitingCount(): number {
  const { userId } = useStored.getState().auth
  const stored = userId === undefined ? null : readLocalEntry(outboxEntry(userId))
  return Array.isArray(stored) ? stored.length : 0
}

const load = () => Promise.all([import('./sign-out-question.tsx'), loadText(document.documentElement.lang, ['composer', 'ui'])])

/** Signing out, which asks first where posts wait to be sent: it would delete them. The question stands outside of what closes meanwhile. */
export function useSignOut(leave: () => void): { signOut: () => void; question: ReactNode } {
  const t = useText('common')
  const [asked, setAsked] = useState<{ Question: Question; count: number } | null>(null)
  // Once there is no network it's too late.
  useEffect(() => void (waitingCount() > 0 && load().catch(() => undefined)), [])
  const ask = async (count: number) => {
    const [{ SignOutQuestion }] = await load()
    setAsked({ Question: SignOutQuestion, count })
  }
  const signOut = () => {
    const count = waitingCount()
    if (count === 0) leave()
    // Where our own question can't be loaded the browser asks: nothing is deleted that wasn't agreed to.
    else ask(count).catch(() => window.confirm(t('account.unsent')) && leave())
  }
  const close = () => setAsked(null)
  const question = asked && <asked.Question count={asked.count} onStay={close} onLeave={() => (close(), leave())} />
  return { signOut, question }
}
