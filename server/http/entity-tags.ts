import { crc32 } from 'node:zlib'

/**
 * A weak ETag of bytes or text. Weak, because the tag belongs to what is said, whichever compression it's sent in; the length and a checksum
 * tell two versions of the same URL apart.
 */
export const weakTag = (content: string | Buffer): string => `W/"${content.length.toString(36)}-${crc32(content).toString(36)}"`

/** Whether an If-None-Match header names a tag. Proxies that compress make a tag weak, so weak and strong tags count as the same. */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header === tag || header === '*' || header.split(',').some((one) => opaque(one) === opaque(tag)))

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')
