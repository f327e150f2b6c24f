import { create } from 'zustand'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { toastShopUnreachable } from '#web/lib/unreachable.ts'

/** The action that waits for a sign-in; null while none does. The dialog is in lazy-sign-in-dialog.tsx. */
export const useSignInRequest = create<{ pendingAction: (() => void) | null }>()(() => ({ pendingAction: null }))

/** Runs an action that needs an account. Visitors sign in first; closing the dialog cancels it. Offline, visitors get a message instead. */
export function requireSignIn(action: () => void): void {
  if (tokenNow()) action()
  else if (!navigator.onLine) toastShopUnreachable()
  else useSignInRequest.setState({ pendingAction: action })
}

export const cancelSignIn = (): void => useSignInRequest.setState({ pendingAction: null })
