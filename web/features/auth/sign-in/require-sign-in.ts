import { create } from 'zustand'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { toastUnreachable } from '#web/lib/unreachable.ts'

/** What waits for someone to sign in; null while nothing does. The dialog that asks is in features/account. */
export const useSignInRequest = create<{ pendingAction: (() => void) | null }>()(() => ({ pendingAction: null }))

/** Does what only members can do. A visitor is asked to sign in first, and it is done then; who closes the dialog has done nothing. Offline nobody can. */
export function requireSignIn(action: () => void): void {
  if (tokenNow()) action()
  else if (!navigator.onLine) toastUnreachable()
  else useSignInRequest.setState({ pendingAction: action })
}

export const cancelSignIn = (): void => useSignInRequest.setState({ pendingAction: null })
