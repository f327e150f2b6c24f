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
  /** Null while it is being asked for, for visitors, and as long as the shop can't be reached. Only the token is stored. */
  customer: Customer | null
  /** The shop did not answer, so the token was not checked: it counts as good. */
  offline: boolean
}
const nobody: Session = { customer: null, offline: false }
export const useSession = create<Session>()(() => nobody)

/** Loading until the stored token is read and checked. The server and the first render are always loading. */
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

/** A call as the signed-in customer. A token the server no longer takes ends the session here; no answer may mean that we are offline. */
export const signed: Call = async (route, input, options) => {
  const token = tokenNow()
  try {
    return await call(route, input, { token, ...options })
  } catch (error) {
    if (token && token === tokenNow() && isRefusal(error)) {
      if (error.status === 401) endExpiredSession()
      if (error.status === 503 && route !== 'GET /user') void loadCustomer()
    }
    throw error
  }
}

/** The token whose customer is known or being asked for. */
let known: string | undefined

/** Asks who the stored token belongs to. A shop that doesn't answer leaves one signed in. */
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

/** Takes a fresh token: what every sign-in method ends with. */
export async function beginSession(access_token: string, provider: AuthProvider): Promise<void> {
  known = access_token
  useSession.setState(nobody)
  useStored.setState({ auth: { access_token, provider } })
  await loadCustomer()
}

/** The answer of a call that changes the customer is known everywhere, unless someone else is here by then. Fails as the call fails. */
export async function updateCustomer(answer: Promise<Customer>): Promise<Customer> {
  const token = tokenNow()
  const customer = await answer
  if (token === tokenNow()) useSession.setState({ customer, offline: false })
  return customer
}

/** Another tab signed in or out: what is known of the person here follows. Answers how to stop. */
export const followToken = (): (() => void) =>
  useStored.subscribe(({ auth }) => {
    if ((auth.access_token ?? undefined) === known) return
    useSession.setState(nobody)
    void loadCustomer()
  })

/** Ends the session here at once, and on the server when it can be reached. */
export async function signOut(): Promise<void> {
  const token = tokenNow()
  clearSession()
  if (token) await call('POST /user-auth/sign-out', {}, { token }).catch(() => undefined)
}

/** Clears all that this browser stores of the person. */
export function clearSession(): void {
  const { userId } = useStored.getState().auth
  if (userId) removeLocalEntry(outboxEntry(userId))
  endSession()
}

/** The same, but for what waits to be sent: the person will be back. */
export function endSession(): void {
  known = undefined
  clearStored()
  useSession.setState(nobody)
  sessionStorage.clear()
  removeDrafts()
}

/** Products are for everyone, and these pages lead to signing in: there one stays. */
const stays = [urls.product(''), urls.signIn(), urls.signUp(), urls.forgotPassword()]

/** What waits to be sent goes out once the same person has signed in again. */
function endExpiredSession(): void {
  endSession()
  const { search } = window.location
  const pathname = plainPath(window.location.pathname)
  if (!stays.some((start) => pathname.startsWith(start))) window.location.assign(localPath(urls.signedOut(pathname + search)))
}
