import { limits } from '#contract/limits.ts'
import { timingSafeEquals, signatureOf } from '#server/http/signatures.ts'

interface Started {
  id: string
  orderId: string
  startedAt: Date
}

/** Until when the URL of a begun download works. */
export const linkEnd = ({ startedAt }: Pick<Started, 'startedAt'>): Date =>
  new Date(startedAt.getTime() + limits.download.linkMinutes * 60_000)

/** A token that opens one download of one order. Its expiry follows from when the download was begun. */
export const signDownload = (secret: string, { id, orderId, startedAt }: Started): string =>
  signatureOf(secret, `download ${id} ${orderId} ${startedAt.getTime()}`)

/** Whether the token has a valid signature for this download. */
export const checkDownload = (secret: string, started: Started, token: string): boolean =>
  timingSafeEquals(token, signDownload(secret, started))
