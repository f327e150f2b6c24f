import { useEffect, useState } from 'react'

/** Seconds that are left of a wait, and how to begin one. */
export function useCooldown(first = 0): { left: number; wait: (seconds: number) => void } {
  const [left, setLeft] = useState(first)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, wait: (seconds) => setLeft(Math.ceil(seconds)) }
}
