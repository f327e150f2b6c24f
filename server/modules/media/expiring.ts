import { createHmac, randomUUID } from 'node:crypto'
import type { UploadFeature } from '#contract/media.ts'
import { newId } from '#server/db/ids.ts'
import { isSame } from '#server/http/signatures.ts'

const expiring = new Set<UploadFeature>(['story', 'message'])

/**
 * Pictures of stories are for a day, those of messages until they're taken back; others stay. The id says which: theirs are chance alone
 * (UUIDv4), others' begin with the time (v7). So only for them something is looked up when their file is asked for (decision 37).
 */
export const uploadIdFor = (feature: UploadFeature, now: Date): string => (expiring.has(feature) ? randomUUID() : newId(now))

/** Whether the picture of an address or a file's name ends. */
export const isExpiring = (text: string): boolean => /(?:^|\/)[0-9a-f]{8}-[0-9a-f]{4}-4/.test(text)

/** The upload of a file's name. */
export const uploadOf = (name: string): string => name.slice(0, 36)

/** The address of a picture that is over, for the person it belongs to: it works until a time, and says so itself. */
export const signedAddress = (secret: string, url: string, until: Date): string => {
  const id = url.match(/\/media\/([0-9a-f-]{36})\.webp$/)?.[1]
  return id === undefined || !isExpiring(id) ? url : `${url}?${ticketOf(secret, id, until.getTime())}`
}

/** Whether the query of an address allows to see this upload now. */
export function isSigned(secret: string, id: string, query: string, now: Date): boolean {
  const until = Number.parseInt(query.split('_')[0] ?? '', 36)
  if (!Number.isSafeInteger(until) || until < now.getTime()) return false
  return isSame(query, ticketOf(secret, id, until))
}

/** Letters, digits and underscores only: copies of a picture are found by their address (contract/pictures.ts). */
function ticketOf(secret: string, id: string, until: number): string {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify(['media get', id, until]))
    .digest('hex')
  return `${until.toString(36)}_${signature.slice(0, 40)}`
}
