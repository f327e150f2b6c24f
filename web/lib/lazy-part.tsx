import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useEffect, useState } from 'react'

/** Loads the part again and renders it if that succeeds; returns whether it did. */
export type Again = () => Promise<boolean>

/** The props that a lazy part takes besides the component's own. */
interface WaitingProps {
  /** Rendered until the part has loaded, and instead of it if it can't be loaded. */
  waiting?: ReactNode
}
export type Part<Props extends object> = ComponentType<Props & WaitingProps>

interface SettledProps<Props> {
  props: Props
  again: Again
}
interface Attempt<Props> {
  /** Whether it could be loaded; never rejects. */
  isThere: Promise<boolean>
  Settled: LazyExoticComponent<ComponentType<SettledProps<Props>>>
}

/**
 * A component that loads when it's first rendered. It renders `waiting` until then. If it can't be loaded, it renders `failed`, and is
 * loaded again when `failed` asks for it, when the browser is back online, or when it's next mounted. With `suspends`, it suspends instead
 * of rendering `waiting`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: (again: Again, props: Props & WaitingProps) => ReactNode = (_, { waiting }) => waiting,
  suspends = false,
): Part<Props> {
  // React remembers for good that a lazy component failed, so each attempt is a new one.
  let latest: Attempt<Props & WaitingProps> | null = null
  const begin = (): Attempt<Props & WaitingProps> => {
    const loading = load().catch(() => null)
    return {
      isThere: loading.then((Loaded) => Loaded !== null),
      Settled: lazy(async () => {
        const Loaded = await loading
        return {
          default: ({ props, again }) => (Loaded ? <Loaded {...props} /> : <Failed again={again}>{failed(again, props)}</Failed>),
        }
      }),
    }
  }
  function Failed({ again, children }: { again: Again; children: ReactNode }) {
    useEffect(() => {
      // Only after rendering: a suspended component asks for the latest attempt each time it's rendered.
      latest = null
    }, [])
    useEffect(() => {
      const retry = () => void again()
      addEventListener('online', retry)
      return () => removeEventListener('online', retry)
    })
    return children
  }
  return (props) => {
    const [{ Settled }, setAttempt] = useState(() => (latest ??= begin()))
    const again = async () => {
      const attempt = (latest ??= begin())
      const isThere = await attempt.isThere
      // Until then the fallback stays mounted, and so does the focus within it.
      if (isThere) setAttempt(attempt)
      else latest = null
      return isThere
    }
    const part = <Settled props={props} again={again} />
    return suspends ? part : <Suspense fallback={props.waiting}>{part}</Suspense>
  }
}
