import { call } from '#web/lib/call.ts'
import { endSession, tokenNow } from './session.ts'

/** Ends the session before the same person signs in again: unsent changes stay stored, and are sent then. */
export async function signInAgain(): Promise<void> {
  const token = tokenNow()
  endSession()
  if (token) await call('POST /user-auth/sign-out', {}, { token }).catch(() => undefined)
}
