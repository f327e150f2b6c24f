import { setImmediate } from 'node:timers/promises'

/** The parts of a list with others served before each: long files hold up nobody. */
export async function* slicesOf<T>(list: readonly T[], size = 1000): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) {
    await setImmediate()
    yield list.slice(at, at + size)
  }
}

/** The bytes of a text in parts, likewise. */
export async function* bytesOf(text: string, size = 32_768): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) {
    await setImmediate()
    yield bytes.subarray(at, at + size)
  }
}
