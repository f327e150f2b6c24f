import { create } from 'zustand'
import type { Call } from '#contract/api.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { outboxEntry, removeDrafts, removeLocalEntry } from '#web/lib/local-entry.ts'
import { clearStored, useStored } from '#web/lib/store.ts'
import type { AuthProvider } from '#web/lib/stored.ts'
import { localPath, plainPath } from '#web/lib/locale-path.ts'

type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'

interface Session {
  /** Null for visitors, while it's loading, and as long as the shop can't be reached. Only the token is stored. */
  customer: Customer | null
  /** The shop didn't answer, so the token couldn't be checked and is assumed to be valid. */
  offline: boolean
}
const nobody: Session = { customer: null, offline: false }
export const useSession = create<Session>()(() => nobody)

/** 'loading' until the stored token is read and checked. On the server and in the first render it's always 'loading'. */
export function useSessionStatus(): SessionStatus {
  const ready = useStored((stored) => stored.ready)
  const signedIn = useSignedIn()
  const checked = useSession(({ customer, offline }) => customer !== null || offline)
  if (!ready) return 'loading'
  if (!signedIn) return 'unauthenticated'
  return checked ? 'authenticated' : 'loading'
}

export const useSignedIn = (): boolean => useStored(({ auth }) => auth.access_token !== null)
export const tokenNow = (): string | undefined => useStored.getState().auth.access_token ?? undefined

/** Makes a call as the signed-in customer. A 401 ends the session; a 503 starts a check of whether the shop can be reached. */
export const signed: Call = async (route, input, options) => {
  const token = tokenNow()
  try {
    return await call(route, input, { token, ...options })
  } catch (error) {
    if (token && token === tokenNow() && isRefusal(error)) {
      if (error.status === 401) await endExpiredSession(token)
      if (error.status === 503 && route !== 'GET /user') void loadCustomer()
    }
    throw error
  }
}

/** The token whose customer is loaded or being loaded. */
let known: string | undefined

/** Loads the customer of the stored token. If the shop doesn't answer, the session stays. */
export async function loadCustomer(): Promise<void> {
  const token = (known = tokenNow())
  if (!token) return
  try {
    const customer = await signed('GET /user', {})
    if (token !== tokenNow()) return
    if (useStored.getState().auth.userId !== customer.id) useStored.setState(({ auth }) => ({ auth: { ...auth, userId: customer.id } }))
    useSession.setState({ customer, offline: false })
  } catch {
    if (token === tokenNow()) useSession.setState({ offline: true })
  }
}

/** Starts a session with a new token. Every sign-in method ends here. */
export async function beginSession(access_token: string, provider: AuthProvider): Promise<void> {
  known = access_token
  useSession.setState(nobody)
  useStored.setState({ auth: { access_token, provider } })
  await loadCustomer()
}

/** Publishes the customer that a call answers, unless another customer has signed in by then. Fails as the call fails. */
export async function updateCustomer(answer: Promise<Customer>): Promise<Customer> {
  const token = tokenNow()
  const customer = await answer
  if (token === tokenNow()) useSession.setState({ customer, offline: false })
  return customer
}

/** Reloads the customer when another tab signs in or out. Returns a function that unsubscribes. */
export const syncCustomerAcrossTabs = (): (() => void) =>
  useStored.subscribe(({ auth }) => {
    if ((auth.access_token ?? undefined) === known) return
    useSession.setState(nobody)
    void loadCustomer()
  })

/** Ends the session in this browser immediately, and on the server if it can be reached. */
export async function signOut(): Promise<void> {
  const token = tokenNow()
  clearSession()
  if (token) await call('POST /user-auth/sign-out', {}, { token }).catch(() => undefined)
}

/** Clears everything this browser stores about the person. */
export function clearSession(): void {
  const { userId } = useStored.getState().auth
  if (userId) removeLocalEntry(outboxEntry(userId))
  endSession()
}

/** As `clearSession`, but keeps unsent changes, because the person is expected to sign in again. */
export function endSession(): void {
  known = undefined
  clearStored()
  useSession.setState(nobody)
  sessionStorage.clear()
  removeDrafts()
}

/** Pages to stay on when a session expires: product pages are public, the others are for signing in. */
const stays = [urls.product(''), urls.signIn(), urls.signUp(), urls.forgotPassword()]

/** Unsent changes and the checkout stay stored, for when the same person has signed in again. */
async function endExpiredSession(token: string): Promise<void> {
  const keep = await import('./kept-checkout.ts').then(({ holdCheckout }) => holdCheckout()).catch(() => undefined)
  // Another call has ended it meanwhile.
  if (token !== tokenNow()) return
  endSession()
  keep?.()
  const { search } = window.location
  const pathname = plainPath(window.location.pathname)
  if (!stays.some((start) => pathname.startsWith(start))) window.location.assign(localPath(urls.signedOut(pathname + search)))
}
