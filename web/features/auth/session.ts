import { create } from 'zustand'
import type { Call } from '#contract/api.ts'
import type { Customer } from '#contract/customers.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { forgetStored, useStored } from '#web/lib/store.ts'

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'

interface Session {
  /** Null while it is being asked for, for visitors, and as long as the shop cannot be reached. Not kept: only the token is. */
  customer: Customer | null
  /** The shop did not answer, so the token was not checked: it counts as good. */
  offline: boolean
}
export const useSession = create<Session>()(() => ({ customer: null, offline: false }))

/** Loading until the kept token is read and checked. The server and the first render are always loading. */
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

/** A call as the signed-in customer. A token the server no longer takes ends the session here. */
export const signed: Call = async (route, input, options) => {
  const token = tokenNow()
  try {
    return await call(route, input, { token, ...options })
  } catch (error) {
    if (token && isRefusal(error) && error.status === 401) expire()
    throw error
  }
}

/** Asks who the kept token belongs to. A shop that does not answer leaves one signed in. */
export async function loadCustomer(): Promise<void> {
  if (!tokenNow()) return
  try {
    useSession.setState({ customer: await signed('GET /user', {}), offline: false })
  } catch {
    if (tokenNow()) useSession.setState({ offline: true })
  }
}

/** Takes a fresh token: what the sign-in and sign-up pages call. */
export async function beginSession(access_token: string): Promise<void> {
  useStored.setState({ auth: { access_token, provider: 'none' } })
  await loadCustomer()
}

/** Ends the session here at once, and on the server when it can be reached. */
export async function signOut(): Promise<void> {
  const token = tokenNow()
  forget()
  if (token) await call('POST /user-auth/sign-out', {}, { token }).catch(() => undefined)
}

/** Forgets the person here, and all that is kept of them. */
export function forget(): void {
  forgetStored()
  useSession.setState({ customer: null, offline: false })
  sessionStorage.clear()
}

function expire(): void {
  forget()
  const { pathname, search } = window.location
  if (!pathname.startsWith(urls.product('')) && pathname !== urls.signIn()) window.location.assign(urls.signedOut(pathname + search))
}
