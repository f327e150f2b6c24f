import { lazy, Suspense, useEffect, useState } from 'react'
import { hearToasts, type Toast } from '#web/lib/toast.ts'

const Container = lazy(() => import('./toast-container.tsx'))

/** Loads what shows toasts with the first one. */
export function Toasts() {
  const [first, setFirst] = useState<Toast[]>([])
  const [there, setThere] = useState(false)
  useEffect(() => (there ? undefined : hearToasts((one) => setFirst((before) => [...before, one]))), [there])
  if (first.length === 0) return null
  return <Suspense><Container first={first} onThere={() => setThere(true)} /></Suspense>
}
