import type { AuthProvider } from '#web/lib/stored.ts'
import { beginSession } from './session.ts'

type SignInListener = () => Promise<unknown>
const listeners = new Set<SignInListener>()

/** Calls `listener` right after each sign-in, before the page goes on: the cart takes in a visitor's lines here. Returns how to stop. */
export function onSignIn(listener: SignInListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Signs in with a fresh token. Listeners come first, before anything else may ask for what they change; one that fails stops nobody. */
export async function startSession(token: string, provider: AuthProvider = 'none'): Promise<void> {
  const session = beginSession(token, provider)
  await Promise.allSettled([...listeners].map((listener) => listener()))
  await session
}
