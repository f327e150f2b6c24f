import { create } from 'zustand'
import type { Call } from '#contract/api.ts'
import type { Customer } from '#contract/customers.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { forgetStored, useStored } from '#web/lib/store.ts'

/** `customer` is null while it is being asked for, and for visitors. Not kept: only the token is. */
export const useSession = create<{ customer: Customer | null }>()(() => ({ customer: null }))

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

/** Asks who the kept token belongs to. A network failure counts as still signed in. */
export async function loadCustomer(): Promise<void> {
  if (!tokenNow()) return
  const customer = await signed('GET /user', {}).catch(() => null)
  useSession.setState({ customer })
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
  useSession.setState({ customer: null })
  sessionStorage.clear()
}

function expire(): void {
  forget()
  const { pathname, search } = window.location
  if (!pathname.startsWith(urls.product('')) && pathname !== urls.signIn()) window.location.assign(urls.signedOut(pathname + search))
}
