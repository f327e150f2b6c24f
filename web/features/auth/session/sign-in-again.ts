import { call } from '#web/lib/call.ts'
import { endSession, tokenNow } from './session.ts'

/** Ends the session of who is about to sign in again: what waits to be sent stays, and goes out then. */
export async function signInAgain(): Promise<void> {
  const token = tokenNow()
  endSession()
  if (token) await call('POST /user-auth/sign-out', {}, { token }).catch(() => undefined)
}
