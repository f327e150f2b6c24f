import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'

interface Started {
  id: string
  orderId: string
  startedAt: Date
}

/** Until when the address of a download that was begun works. */
export const linkEnd = ({ startedAt }: Pick<Started, 'startedAt'>): Date =>
  new Date(startedAt.getTime() + limits.download.linkMinutes * 60_000)

/** A token that opens one download of one order. How long it does follows from when the download was begun. */
export const signDownload = (secret: string, { id, orderId, startedAt }: Started): string =>
  createHmac('sha256', secret).update(`download ${id} ${orderId} ${startedAt.getTime()}`).digest('base64url')

/** Whether the token is ours, for this download. */
export function checkDownload(secret: string, started: Started, token: string): boolean {
  const expected = Buffer.from(signDownload(secret, started))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
