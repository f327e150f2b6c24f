import { setImmediate } from 'node:timers/promises'

/** A list in parts, yielding to other requests before each, so that long files don't block the event loop. */
export async function* slicesOf<T>(list: readonly T[], size = 1000): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) {
    await setImmediate()
    yield list.slice(at, at + size)
  }
}

/** The bytes of a text in parts, yielding like `slicesOf`. */
export async function* bytesOf(text: string, size = 32_768): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) {
    await setImmediate()
    yield bytes.subarray(at, at + size)
  }
}
