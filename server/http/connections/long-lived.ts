import type { ServerResponse } from 'node:http'

const releases = new WeakMap<ServerResponse, () => void>()

/** What to do once this response turns out to be a stream. */
export const onMarkedLongLived = (response: ServerResponse, release: () => void): void => void releases.set(response, release)

/** The response goes on for as long as its client listens: it counts neither as pending nor as slow. Whoever writes it bounds how many there are, and what is unsent. */
export function markLongLived(response: ServerResponse): void {
  releases.get(response)?.()
  response.socket?.setTimeout(0)
}
