import { type ReactNode, useState } from 'react'
import { waitingCount } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { loadText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

type Question = typeof import('./sign-out-question.tsx').SignOutQuestion

/** Signing out, which asks first where posts wait to be sent: it would delete them. The question stands outside of what closes meanwhile. */
export function useSignOut(leave: () => void): { signOut: () => void; question: ReactNode } {
  const message = useErrorMessage()
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
    else ask(count).catch((error: unknown) => toast('error', message(error)))
  }
  const close = () => setAsked(null)
  const question = asked && <asked.Question count={asked.count} onStay={close} onLeave={() => (close(), leave())} />
  return { signOut, question }
}
