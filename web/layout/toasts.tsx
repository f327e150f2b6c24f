import { lazy, Suspense, useEffect, useState } from 'react'
import { whenToastWaits } from '#web/lib/toast.ts'

const Container = lazy(() => import('./toast-container.tsx'))

/** Loads what shows toasts with the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenToastWaits(() => setWanted(true)), [])
  return (
    wanted && (
      <Suspense>
        <Container />
      </Suspense>
    )
  )
}
