import { timingSafeEquals, signatureOf } from '#server/http/signatures.ts'
import type { ExpectedFile } from './storage.ts'

/** The contents of one of our signed upload URLs. */
interface SignedPut {
  name: string
  type: string
  bytes: number
  /** The expiry, in Unix milliseconds. */
  until: number
}

/** The path at which our own server receives files that clients send directly to the storage. */
export const putPath = '/media/incoming/'

/** The signed URL, which contains everything that it permits. */
export function signPut(origin: string, secret: string, { name, type, bytes, seconds, now }: ExpectedFile): string {
  const put = { name, type, bytes, until: now.getTime() + seconds * 1000 }
  const query = new URLSearchParams({ type, bytes: String(bytes), until: String(put.until), signature: sign(secret, put) })
  return `${origin}${putPath}${name}?${query}`
}

/** What a URL permits; undefined if its signature isn't ours, or if it has expired. */
export function readPut(secret: string, name: string, query: Record<string, unknown>, now: Date): SignedPut | undefined {
  const put = { name, type: String(query['type']), bytes: Number(query['bytes']), until: Number(query['until']) }
  const isRight = timingSafeEquals(String(query['signature']), sign(secret, put))
  return isRight && now.getTime() <= put.until ? put : undefined
}

const sign = (secret: string, { name, type, bytes, until }: SignedPut): string =>
  signatureOf(secret, JSON.stringify(['media put', name, type, bytes, until]))
