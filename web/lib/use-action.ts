import { useRef, useState } from 'react'

/** Something behind a button: not twice at once; what it failed with stays until it is tried again. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const underWay = useRef(false)

  async function run(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setError(null)
    await work().catch(setError)
    underWay.current = false
    setBusy(false)
  }
  return { busy, error, run }
}
