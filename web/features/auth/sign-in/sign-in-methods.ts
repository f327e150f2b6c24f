import { useSyncExternalStore } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import { useOrigin } from '#web/lib/head.tsx'

/** How one can sign in besides with a password. */
export type SignInMethods = ApiOutput<'GET /auth/providers'>

/** A sign-in page's loader. Without an answer there is still the password. */
export const loadSignInMethods = (): Promise<SignInMethods> =>
  call('GET /auth/providers', {}).catch(() => ({ providers: [], passkeys: { host: '' } }))

const never = () => () => undefined

/** Whether passkeys work on this page: they belong to one host, and need a browser that knows them. */
export function usePasskeySupport({ passkeys: { host } }: SignInMethods): boolean {
  const origin = useOrigin()
  return useSyncExternalStore(
    never,
    () => window.location.hostname === host && 'PublicKeyCredential' in window,
    () => origin !== '' && new URL(origin).hostname === host,
  )
}
