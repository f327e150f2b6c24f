/** Smaller differences are ignored, because the Date header has a resolution of a second. */
const tolerableMs = 1500
let offset = 0

/** Compares this device's clock with the Date header of a fresh response, not one from a cache. */
export function compareClock({ headers }: Response): void {
  const server = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(server) || !/no-store|max-age=0/.test(headers.get('cache-control') ?? '')) return
  const newOffset = server + 500 - Date.now()
  offset = Math.abs(newOffset) > tolerableMs ? newOffset : 0
}

/** The server's time, in milliseconds. */
export const serverNow = (): number => Date.now() + offset
