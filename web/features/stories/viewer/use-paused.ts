import { useEffect, useState } from 'react'

export interface Paused {
  /** By its button. */
  isPaused: boolean
  /** For any reason: the bar stands still. */
  isStill: boolean
  /** While it's held down: nothing covers the picture. */
  isHeld: boolean
  toggle: () => void
  hold: (held: boolean) => void
  /** While something lies above it. */
  cover: (covered: boolean) => void
}

/** Whether stories stand still: paused, held, under something else, or in a tab that nobody sees. */
export function usePaused(): Paused {
  const [isPaused, setPaused] = useState(false)
  const [isHeld, hold] = useState(false)
  const [isCovered, cover] = useState(false)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return { isPaused, isStill: isPaused || isHeld || isCovered || isHidden, isHeld, toggle: () => setPaused((now) => !now), hold, cover }
}
