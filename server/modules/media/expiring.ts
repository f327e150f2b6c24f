import { createHmac, randomUUID } from 'node:crypto'
import type { UploadFeature } from '#contract/media.ts'
import { newId } from '#server/db/ids.ts'
import { timingSafeEquals } from '#server/http/signatures.ts'

const expiring = new Set<UploadFeature>(['story', 'message', 'progress'])

/**
 * Pictures of stories are public for a day, those of messages until the message is deleted, and progress photos only at signed URLs; all
 * others permanently. The id tells them apart: these have a random UUID (v4), others begin with the time (v7). So only these need a look-up
 * when their file is requested (decision 37).
 */
export const uploadIdFor = (feature: UploadFeature, now: Date): string => (expiring.has(feature) ? randomUUID() : newId(now))

/** Whether the picture with this URL or file name expires. */
export const isExpiring = (text: string): boolean => /(?:^|\/)[0-9a-f]{8}-[0-9a-f]{4}-4/.test(text)

/** The id of the upload that a file belongs to. */
export const uploadOf = (name: string): string => name.slice(0, 36)

/** The URL of an expired or a private picture, for its owner: it works until a time, which is part of the URL. */
export const signedAddress = (secret: string, url: string, until: Date): string => {
  const id = url.match(/\/media\/([0-9a-f-]{36})\.webp$/)?.[1]
  return id === undefined || !isExpiring(id) ? url : `${url}?${ticketOf(secret, id, until.getTime())}`
}

/** Whether the query of a URL permits viewing this upload now. */
export function isSigned(secret: string, id: string, query: string, now: Date): boolean {
  const until = Number.parseInt(query.split('_')[0] ?? '', 36)
  if (!Number.isSafeInteger(until) || until < now.getTime()) return false
  return timingSafeEquals(query, ticketOf(secret, id, until))
}

/** A ticket has only letters, digits and underscores: copies of a picture are found by their URL (contract/pictures.ts). */
function ticketOf(secret: string, id: string, until: number): string {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify(['media get', id, until]))
    .digest('hex')
  return `${until.toString(36)}_${signature.slice(0, 40)}`
}
