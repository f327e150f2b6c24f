import { beginSession } from '#web/features/auth/session.ts'
import { mergeCart } from '#web/features/cart/cart.ts'
import type { AuthProvider } from '#web/lib/stored.ts'

/** Signs in with a fresh token. The visitor's lines join the customer's cart before anything else may ask for it. */
export async function enter(token: string, provider: AuthProvider = 'none'): Promise<void> {
  const session = beginSession(token, provider)
  await mergeCart().catch(() => undefined)
  await session
}
