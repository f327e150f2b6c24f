import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useEffect, useState } from 'react'

interface SettledProps<Props> {
  props: Props
  /** Loads the part anew. */
  again: () => void
}

/**
 * A component that loads when it's first rendered. It renders nothing until then. If it can't be loaded, it renders `failed`, and is loaded
 * again when that asks for it, when the browser is back online, or when it's next mounted. Chromium remembers modules that it couldn't
 * fetch until the document is loaded again; other browsers fetch them anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: (again: () => void) => ReactNode = () => null,
): ComponentType<Props> {
  // React remembers for good that a lazy component failed, so each attempt is a new one.
  let latest: LazyExoticComponent<ComponentType<SettledProps<Props>>> | null = null
  const begin = () =>
    lazy(() =>
      load().then(
        (Loaded) => ({ default: ({ props }: SettledProps<Props>) => <Loaded {...props} /> }),
        () => {
          latest = null
          return { default: ({ again }: SettledProps<Props>) => <Failed again={again}>{failed(again)}</Failed> }
        },
      ),
    )
  return (props) => {
    const [Part, setPart] = useState(() => (latest ??= begin()))
    return (
      <Suspense>
        <Part props={props} again={() => setPart((latest ??= begin()))} />
      </Suspense>
    )
  }
}

function Failed({ again, children }: { again: () => void; children: ReactNode }) {
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  return children
}
