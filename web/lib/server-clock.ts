/** What a clock must be wrong by to be corrected: the Date header tells whole seconds. */
const tolerableMs = 1500
let offset = 0

/** Compares this device's clock with the Date header of an answer that was made just now, not of one from a cache. */
export function compareClock({ headers }: Response): void {
  const server = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(server) || !/no-store|max-age=0/.test(headers.get('cache-control') ?? '')) return
  const found = server + 500 - Date.now()
  offset = Math.abs(found) > tolerableMs ? found : 0
}

/** The time as the server has it, in milliseconds. */
export const serverNow = (): number => Date.now() + offset
