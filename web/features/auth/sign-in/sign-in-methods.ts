import { useSyncExternalStore } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import { useOrigin } from '#web/lib/head.tsx'

/** The sign-in methods besides the password. */
export type SignInMethods = ApiOutput<'GET /auth/providers'>

/** The loader of a sign-in page. If the call fails, only the password is offered. */
export const loadSignInMethods = (): Promise<SignInMethods> =>
  call('GET /auth/providers', {}).catch(() => ({ providers: [], passkeys: { host: '' } }))

const never = () => () => undefined

/** Whether passkeys work on this page: they are bound to one host, and the browser must support them. */
export function usePasskeySupport({ passkeys: { host } }: SignInMethods): boolean {
  const origin = useOrigin()
  return useSyncExternalStore(
    never,
    () => window.location.hostname === host && 'PublicKeyCredential' in window,
    () => origin !== '' && new URL(origin).hostname === host,
  )
}
