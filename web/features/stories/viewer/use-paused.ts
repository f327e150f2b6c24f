import { useEffect, useState } from 'react'

export interface Paused {
  /** Paused by the button. */
  isPaused: boolean
  /** Stopped for any reason, so that the progress bar stands still. */
  isStill: boolean
  /** Held down, which hides everything above the picture. */
  isHeld: boolean
  toggle: () => void
  hold: (held: boolean) => void
  /** Pauses while something covers the story. */
  cover: (covered: boolean) => void
}

/** Whether stories are stopped: paused, held, covered, or in a hidden tab. */
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
