import { useRef, useState } from 'react'

interface Options {
  /** Stays busy after a success: for what leads to another page, so that nothing can be pressed until that is there. */
  busyAfterSuccess?: boolean
}

/** Work behind a button, one run at a time. What the last run failed with stays until the next one. */
export function useAction({ busyAfterSuccess = false }: Options = {}) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // The state shows with the next render; a second press may come before it.
  const running = useRef(false)

  /** Does nothing while another run is under way. Never rejects. */
  async function run(work: () => Promise<unknown>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    const succeeded = await work().then(
      () => true,
      (reason: unknown) => {
        setError(reason)
        return false
      },
    )
    if (succeeded && busyAfterSuccess) return
    running.current = false
    setBusy(false)
  }

  return { busy, error, run }
}
