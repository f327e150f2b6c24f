import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts and authenticates a value (AES-256-GCM) as text for cookies and columns. Each purpose has its own derived key, so a value
 * encrypted for one purpose can't be used for another. Without `expires` it never expires.
 */
export function encrypt(secret: string, purpose: string, value: unknown, expires?: Date): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const text = JSON.stringify({ value, expires: expires?.getTime() ?? null })
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** The value that was encrypted for this purpose; undefined if the text is for another purpose, tampered with, expired, or malformed. */
export function decrypt(secret: string, purpose: string, encrypted: string, now: Date): unknown {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
    const { value, expires } = JSON.parse(text) as { value: unknown; expires: number | null }
    return expires !== null && expires <= now.getTime() ? undefined : value
  } catch {
    return undefined
  }
}

const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
