import { useRef, useState } from 'react'

export type WaiverState = ReturnType<typeof useWaiver>

/** Whether the buyer agreed that files are delivered at once; `ask` leads there who didn't. It's never stored: each order has its own. */
export function useWaiver() {
  const [given, setGiven] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  return {
    given,
    isMissing: isMissing && !given,
    box,
    give: setGiven,
    ask: () => {
      setMissing(true)
      box.current?.focus()
    },
  }
}
