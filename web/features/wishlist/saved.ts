import { create } from 'zustand'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { toastShopUnreachable } from '#web/lib/unreachable.ts'

/** The ids of all products the customer saved, in any list; empty for visitors, and until they have loaded. */
export const useSaved = create<{ ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

export const useIsSaved = (id: string): boolean => useSaved(({ ids }) => ids.has(id))

/** Saves a product, or removes it from every list. Visitors sign in first. The code for it loads with the first press. */
export function toggleSaved(product: { id: string; name: string }): void {
  const saved = tokenNow() === undefined || !useSaved.getState().ids.has(product.id)
  requireSignIn(() => void import('./change-saved.ts').then(({ setSaved }) => setSaved(product, saved), toastShopUnreachable))
}

/** Clears the ids on sign-out. */
export const clearSaved = (): void => useSaved.setState({ ids: new Set() })
