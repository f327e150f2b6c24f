import { randomFillSync } from 'node:crypto'

const random = Buffer.alloc(4096)
let used = random.length
let lastTime = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, 12 bits that count up within a millisecond, then chance. Ids of one process sort in the
 * order they were made.
 */
export function newId(now: Date): string {
  if (used + 10 > random.length) {
    randomFillSync(random)
    used = 0
  }
  const chance = random.toString('hex', used, used + 10)
  used += 10
  const ms = now.getTime()
  // Begins in the lower half, so that many fit into the same millisecond.
  counter = ms === lastTime ? (counter + 1) & 0xfff : Number.parseInt(chance.slice(0, 3), 16) & 0x7ff
  lastTime = ms
  const time = ms.toString(16).padStart(12, '0')
  const count = counter.toString(16).padStart(3, '0')
  const variant = ((Number.parseInt(chance[3] ?? '0', 16) & 3) | 8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${variant}${chance.slice(4, 7)}-${chance.slice(7, 19)}`
}
