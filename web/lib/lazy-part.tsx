import { type ComponentType, lazy, Suspense, useState } from 'react'

/** A part of a page in a file of its own. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the component; later, it renders at once. Never rejects. */
  preload: () => Promise<void>
}

/** A component that loads when it's first rendered. It renders nothing until then, or if it can't be loaded. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadPart = () =>
    load().then(
      (Part) => ({ default: (loaded = Part) }),
      () => ({ default: () => null }),
    )
  const Later = lazy<ComponentType<Props>>(loadPart)
  function Part(props: Props) {
    // Stays the same while it's shown: another component would lose the state of this one.
    const [Ready] = useState(() => loaded)
    return Ready ? (
      <Ready {...props} />
    ) : (
      <Suspense>
        <Later {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, { preload: () => loadPart().then(() => undefined) })
}
