import { type ReactNode, startTransition, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from './hydrated.ts'
import { onFirstUse } from './on-first-use.ts'
import { useNear } from './use-near.ts'

interface HydrateLaterProps {
  className?: string
  children: ReactNode
}

/**
 * What begins below the first screen of a phone: it comes with the page, and React takes it over when the page is first used or when it's in
 * sight, not while the phone is busy with what people look at. Links work before, and a press that is the first use finds it taken over.
 */
export function HydrateLater({ className, children }: HydrateLaterProps) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)
  // A boundary that is rendered with anything but what the server sent is thrown away and made anew, all at once: until it's taken over it stays the same.
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
  useNear(place, '0px', gate.open)
  useEffect(() => onFirstUse(gate.open), [gate])
  return (
    <div ref={place} className={className}>
      {boundary}
    </div>
  )
}

interface WaitProps {
  for: Promise<void>
  onDone: (isDone: true) => void
  children: ReactNode
}

/** Only hydration waits: a page that one goes to has nothing to show meanwhile. */
function Wait({ for: opened, onDone, children }: WaitProps) {
  const isHydrated = useHydrated()
  if (!import.meta.env.SSR && !isHydrated) use(opened)
  useEffect(() => startTransition(() => onDone(true)), [onDone])
  return children
}

function createGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const open = () => {
    // React looks there first: a press that opens the gate is answered before a promise could tell.
    void Object.assign(promise, { status: 'fulfilled', value: undefined })
    resolve()
  }
  return { opened: promise, open }
}
