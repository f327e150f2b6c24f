import { type PointerEvent, useEffect, useRef } from 'react'

interface Taps {
  onNext: () => void
  onPrevious: () => void
  onPerson: (by: 1 | -1) => void
  onClose: () => void
  onHold: (held: boolean) => void
}

const holdMs = 220
const swipePixels = 56

interface Press {
  x: number
  y: number
  isHeld: boolean
  timer: ReturnType<typeof setTimeout>
}

/** Gestures on a zone: a tap goes forward or back, holding pauses, a sideways swipe changes the person, a swipe down closes. */
export function useTaps({ onNext, onPrevious, onPerson, onClose, onHold }: Taps) {
  const press = useRef<Press | null>(null)
  const isSpent = useRef(false)
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  const end = () => {
    const was = press.current
    press.current = null
    clearTimeout(was?.timer)
    if (was?.isHeld) onHold(false)
    return was
  }
  return (side: 'next' | 'previous') => ({
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      isSpent.current = false
      if (button !== 0) return
      const started: Press = {
        x: clientX,
        y: clientY,
        isHeld: false,
        timer: setTimeout(() => {
          started.isHeld = true
          onHold(true)
        }, holdMs),
      }
      press.current = started
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const was = end()
      if (!was) return
      const [across, down] = [clientX - was.x, clientY - was.y]
      const isSwipe = Math.max(Math.abs(across), Math.abs(down)) > swipePixels
      // The click that follows a hold or swipe is ignored.
      isSpent.current = was.isHeld || isSwipe
      if (!isSwipe) return
      if (Math.abs(across) > Math.abs(down)) onPerson(across < 0 ? 1 : -1)
      else if (down > 0) onClose()
    },
    onPointerCancel: () => void end(),
    onPointerLeave: () => void end(),
    onClick: () => {
      if (!isSpent.current) (side === 'next' ? onNext : onPrevious)()
      isSpent.current = false
    },
  })
}
