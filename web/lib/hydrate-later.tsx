import { type ReactNode, startTransition, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from './hydrated.ts'
import { onFirstInteraction } from './on-first-interaction.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface HydrateLaterProps {
  className?: string
  children: ReactNode
}

/**
 * Content below a phone's first screen. The server renders it, and React hydrates it on the first use of the page or when it comes into
 * view, so that it doesn't delay what is visible. Links work before that, and a press that is the first use is handled.
 */
export function HydrateLater({ className, children }: HydrateLaterProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)
  // If a dehydrated boundary gets other children, React discards its HTML and renders it anew. So the children don't change before
  // hydration.
  const [sent] = useState(children)
  const [isDone, setDone] = useState(false)
  const content = isDone ? children : sent
  const boundary = useMemo(
    () => (
      <Suspense>
        <Wait for={gate.opened} onDone={setDone}>
          {content}
        </Wait>
      </Suspense>
    ),
    [gate, content],
  )
  useNearViewport(wrapper, '0px', gate.open)
  useEffect(() => onFirstInteraction(gate.open), [gate])
  return (
    <div ref={wrapper} className={className}>
      {boundary}
    </div>
  )
}

interface WaitProps {
  for: Promise<void>
  onDone: (isDone: true) => void
  children: ReactNode
}

/** Suspends only during hydration: a page reached by navigation has no HTML to show meanwhile. */
function Wait({ for: opened, onDone, children }: WaitProps) {
  const isHydrated = useHydrated()
  if (!import.meta.env.SSR && !isHydrated) use(opened)
  useEffect(() => startTransition(() => onDone(true)), [onDone])
  return children
}

function createGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const open = () => {
    // React reads these fields of a promise synchronously, so the press that opens the gate is handled in time.
    void Object.assign(promise, { status: 'fulfilled', value: undefined })
    resolve()
  }
  return { opened: promise, open }
}
