import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const BellLink = lazyPart(() => import('./bell-link.tsx').then(({ BellLink: Loaded }) => Loaded))

/** The bell, loaded only once a customer's session is known. */
export function Bell() {
  if (useSessionStatus() !== 'authenticated') return null
  return <BellLink />
}
