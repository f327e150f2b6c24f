import { isSame, signatureOf } from '#server/http/signatures.ts'
import type { ExpectedFile } from './storage.ts'

/** What a signed address of ours says. */
export interface SignedPut {
  name: string
  type: string
  bytes: number
  /** In milliseconds. */
  until: number
}

/** Where our own server takes files that clients send to the storage themselves. */
export const putPath = '/media/incoming/'

/** The address, with everything it allows in it, signed. */
export function signPut(origin: string, secret: string, { name, type, bytes, seconds, now }: ExpectedFile): string {
  const put = { name, type, bytes, until: now.getTime() + seconds * 1000 }
  const query = new URLSearchParams({ type, bytes: String(bytes), until: String(put.until), signature: sign(secret, put) })
  return `${origin}${putPath}${name}?${query}`
}

/** What an address allows; undefined where it wasn't signed by us, or is over. */
export function readPut(secret: string, name: string, query: Record<string, unknown>, now: Date): SignedPut | undefined {
  const put = { name, type: String(query['type']), bytes: Number(query['bytes']), until: Number(query['until']) }
  const isRight = isSame(String(query['signature']), sign(secret, put))
  return isRight && now.getTime() <= put.until ? put : undefined
}

const sign = (secret: string, { name, type, bytes, until }: SignedPut): string =>
  signatureOf(secret, JSON.stringify(['media put', name, type, bytes, until]))
