import type { ServerResponse } from 'node:http'

const releases = new WeakMap<ServerResponse, () => void>()

/** Registers what to do once this response turns out to be a stream. */
export const onMarkedLongLived = (response: ServerResponse, release: () => void): void => void releases.set(response, release)

/**
 * Marks a response that lasts for as long as its client listens: it counts neither as pending nor as slow. Its writer limits the number of
 * such responses and their unsent data.
 */
export function markLongLived(response: ServerResponse): void {
  releases.get(response)?.()
  response.socket?.setTimeout(0)
}
