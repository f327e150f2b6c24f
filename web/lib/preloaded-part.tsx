import { type ComponentType, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** A part of a page in a file of its own. */
type PreloadedPart<Props extends object> = ComponentType<Props> & {
  /** Loads the component, which from then on renders without waiting. Never rejects, and waits at most three seconds. */
  preload: () => Promise<void>
}

/** The content around the part doesn't wait any longer for it. */
const patienceMs = 3000

/**
 * As `lazyPart`, for a part that would move its surroundings if it appeared later: a caller that awaits `preload` before rendering gets the
 * complete part.
 */
export function preloadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): PreloadedPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadPart = async () => (loaded = await load())
  const Later = lazyPart<Props>(loadPart)
  function Part(props: Props) {
    // The component must not change while it's shown, as another one would lose its state.
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
  const preload = async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    await Promise.race([patience, loadPart().catch(() => null)])
  }
  return Object.assign(Part, { preload })
}
