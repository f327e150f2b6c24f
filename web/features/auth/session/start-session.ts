import type { AuthProvider } from '#web/lib/stored.ts'
import { beginSession } from './session.ts'

type SignInListener = () => Promise<unknown>
const listeners = new Set<SignInListener>()

/** Calls `listener` after each sign-in, before the page continues; the carts are merged by one. Returns a function that unsubscribes. */
export function onSignIn(listener: SignInListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Signs in with a new token. Listeners' calls go first, ahead of reads of what they change; a failing one doesn't fail the sign-in. */
export async function startSession(token: string, provider: AuthProvider = 'none'): Promise<void> {
  const session = beginSession(token, provider)
  await Promise.allSettled([...listeners].map((listener) => listener()))
  await session
}
