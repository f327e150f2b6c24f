import { type ReactNode, useState } from 'react'
import { outboxEntry, readLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

type Question = typeof import('./sign-out-question.tsx').SignOutQuestion

/** How many posts of the person wait in this browser to be sent: signing out deletes them. */
function waitingCount(): number {
  const { userId } = useStored.getState().auth
  const stored = userId === undefined ? null : readLocalEntry(outboxEntry(userId))
  return Array.isArray(stored) ? stored.length : 0
}

/** Signing out, which asks first where posts wait to be sent: it would delete them. The question stands outside of what closes meanwhile. */
export function useSignOut(leave: () => void): { signOut: () => void; question: ReactNode } {
  const t = useText('common')
  const [asked, setAsked] = useState<{ Question: Question; count: number } | null>(null)
  const ask = async (count: number) => {
    const [{ SignOutQuestion }] = await Promise.all([
      import('./sign-out-question.tsx'),
      loadText(document.documentElement.lang, ['composer', 'ui']),
    ])
    setAsked({ Question: SignOutQuestion, count })
  }
  const signOut = () => {
    const count = waitingCount()
    if (count === 0) leave()
    // Nothing is deleted that couldn't be asked about.
    else ask(count).catch(() => toast('error', t('errors.SERVICE_UNAVAILABLE')))
  }
  const close = () => setAsked(null)
  const question = asked && <asked.Question count={asked.count} onStay={close} onLeave={() => (close(), leave())} />
  return { signOut, question }
}
