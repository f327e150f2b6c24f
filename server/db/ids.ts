import { randomFillSync } from 'node:crypto'

const random = Buffer.alloc(4096)
let used = random.length

/** A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then chance. Ids sort by the time they were made. */
export function newId(now: Date): string {
  if (used + 10 > random.length) {
    randomFillSync(random)
    used = 0
  }
  const chance = random.toString('hex', used, used + 10)
  used += 10
  const time = now.getTime().toString(16).padStart(12, '0')
  const variant = ((Number.parseInt(chance[3] ?? '0', 16) & 3) | 8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-${variant}${chance.slice(4, 7)}-${chance.slice(7, 19)}`
}
