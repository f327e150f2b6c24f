import { type ComponentType, lazy, Suspense } from 'react'
import { useSessionStatus } from '#web/features/auth/session/session.ts'

const BellLink = lazy(() =>
  import('./bell-link.tsx').then(
    (module): { default: ComponentType } => ({ default: module.BellLink }),
    () => ({ default: () => null }),
  ),
)

/** For customers only, who load it once it's known that they are here. */
export function Bell() {
  if (useSessionStatus() !== 'authenticated') return null
  return (
    <Suspense>
      <BellLink />
    </Suspense>
  )
}
