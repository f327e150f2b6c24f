import { create } from 'zustand'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { tokenNow } from '#web/features/auth/session/session.ts'

/** The ids of all that the customer saved, in whatever list; empty for visitors, and until it's known. */
export const useSaved = create<{ ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

export const useIsSaved = (id: string): boolean => useSaved(({ ids }) => ids.has(id))

/** Saves a product, or takes it out of every list. A visitor signs in first, and then it's saved. What that takes loads with the first press. */
export function toggleSaved(product: { id: string; name: string }): void {
  const saved = tokenNow() === undefined || !useSaved.getState().ids.has(product.id)
  requireSignIn(() => void import('./change-saved.ts').then(({ setSaved }) => setSaved(product, saved)))
}

/** Signing out clears it. */
export const clearSaved = (): void => useSaved.setState({ ids: new Set() })
