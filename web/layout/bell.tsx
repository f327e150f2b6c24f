import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const BellLink = lazyPart(() => import('./bell-link.tsx').then(({ BellLink: Loaded }) => Loaded))

/** For customers only, who load it once it's known that they are here. */
export function Bell() {
  if (useSessionStatus() !== 'authenticated') return null
  return <BellLink />
}
