import { useRef } from 'react'

type Keyed = <Output>(content: object, send: (options: { idempotencyKey: string }) => Promise<Output>) => Promise<Output>

/**
 * Makes calls with an idempotency key that stays the same while their content does, so that a repeat after a lost answer changes nothing
 * twice. A success ends that: the same content again is another change.
 */
export function useIdempotent(): Keyed {
  const keys = useRef(new Map<string, string>())
  return async (content, send) => {
    const text = JSON.stringify(content)
    const idempotencyKey = keys.current.get(text) ?? crypto.randomUUID()
    keys.current.set(text, idempotencyKey)
    const output = await send({ idempotencyKey })
    keys.current.delete(text)
    return output
  }
}
