import { randomFillSync } from 'node:crypto'

const random = Buffer.alloc(4096)
let used = random.length
let lastTime = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, 20 bits that count up within a millisecond, 54 random bits. The ids of one process
 * sort in creation order, up to at least half a million in the same millisecond: a script that fills tables uses one time for all rows.
 */
export function newId(now: Date): string {
  if (used + 10 > random.length) {
    randomFillSync(random)
    used = 0
  }
  const chance = random.toString('hex', used, used + 10)
  used += 10
  const ms = now.getTime()
  // The counter starts in the lower half, which leaves room for at least half a million ids in the same millisecond.
  counter = ms === lastTime ? (counter + 1) & 0xfffff : Number.parseInt(chance.slice(0, 5), 16) & 0x7ffff
  lastTime = ms
  const time = ms.toString(16).padStart(12, '0')
  const high = (0x7000 | (counter >>> 8)).toString(16)
  const low = (0x8000 | ((counter & 0xff) << 6) | (Number.parseInt(chance.slice(5, 7), 16) & 0x3f)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-${high}-${low}-${chance.slice(7, 19)}`
}

/** The time in a UUIDv7. */
export const dateOfId = (id: string): Date => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))

/** The lowest UUIDv7 of the millisecond after a time. */
export function firstIdAfter(time: Date): string {
  const hex = (time.getTime() + 1).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** Below every id: what a list in the order of ids begins after. */
export const lowestId = '00000000-0000-0000-0000-000000000000'

/** Above every id: what a list in descending order of ids begins after. */
export const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The SQL of the time in a UUIDv7, which PostgreSQL has a function for only from version 17. */
export const timeOfId = (id: string): string => `to_timestamp(('x' || translate(left(${id}::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`
