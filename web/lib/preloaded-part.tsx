import { type ComponentType, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** A part of a page in a file of its own. */
export type PreloadedPart<Props extends object> = ComponentType<Props> & {
  /** Loads the component; from then on, it renders at once. Never rejects, and waits for three seconds at most. */
  preload: () => Promise<void>
}

/** What is around the part doesn't wait longer for it. */
const patienceMs = 3000

/** As `lazyPart`, for what moves its surroundings if it comes later: whoever awaits `preload` before rendering it renders it whole. */
export function preloadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): PreloadedPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadPart = async () => (loaded = await load())
  const Later = lazyPart<Props>(loadPart)
  function Part(props: Props) {
    // Stays the same while it's shown: another component would lose the state of this one.
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
  const preload = async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    await Promise.race([patience, loadPart().catch(() => null)])
  }
  return Object.assign(Part, { preload })
}
