import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from '#web/lib/toast.ts'

const Container = lazy(() => import('./toast-container.tsx'))

/** Loads what shows toasts with the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return (
    wanted && (
      <Suspense>
        <Container />
      </Suspense>
    )
  )
}
