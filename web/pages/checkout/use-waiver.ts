import { useRef, useState } from 'react'

export type WaiverState = ReturnType<typeof useWaiver>

/** Whether the buyer agreed to immediate delivery of files; `ask` moves to the checkbox. Never stored: each order needs its own consent. */
export function useWaiver() {
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  return {
    isAgreed,
    isMissing: isMissing && !isAgreed,
    box,
    setAgreed,
    ask: () => {
      setMissing(true)
      box.current?.focus()
    },
  }
}
