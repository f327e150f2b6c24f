/** A staff view: the shop as a customer sees it, in this tab only. See `lib/store.ts`. */
export interface View {
  id: string
  customerId: string
  name: string
  expiresAt: string
}

/** The session storage entry that makes a tab a view. */
const entry = 'view'

/** The view of this tab; null if it isn't one. */
export function readView(): View | null {
  try {
    return JSON.parse(sessionStorage.getItem(entry) ?? 'null') as View | null
  } catch {
    return null
  }
}

/** Makes this tab a view; what it stores from then on stays in its session storage. */
export function storeView(view: View, token: string): void {
  sessionStorage.clear()
  sessionStorage.setItem('root', JSON.stringify({ state: { auth: { access_token: token, provider: 'none' } }, version: 1 }))
  sessionStorage.setItem(entry, JSON.stringify(view))
}

/** The token with which staff are signed in in the other tabs. */
export function staffToken(): string | undefined {
  try {
    const root = JSON.parse(localStorage.getItem('root') ?? 'null') as { state?: { auth?: { access_token?: string | null } } } | null
    return root?.state?.auth?.access_token ?? undefined
  } catch {
    return undefined
  }
}
