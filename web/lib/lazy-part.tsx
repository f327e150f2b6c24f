import { type ComponentType, lazy, Suspense } from 'react'

/** A component that loads when it's first rendered. It renders nothing until then, or if it can't be loaded. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  )
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
