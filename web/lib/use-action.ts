import { useRef, useState } from 'react'

interface Options {
  /** Stays busy after success, for actions that navigate: nothing can be pressed until the next page has loaded. */
  busyAfterSuccess?: boolean
}

/** An action behind a button, one run at a time. The error of a run stays until the next one. */
export function useAction({ busyAfterSuccess = false }: Options = {}) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // `busy` updates with the next render, but a second press may come before that.
  const running = useRef(false)

  /** Does nothing during another run. Never rejects. */
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
