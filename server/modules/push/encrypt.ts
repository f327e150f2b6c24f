import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The browser's keys for message encryption: an uncompressed P-256 public key and an authentication secret. */
interface Recipient {
  p256dh: Buffer
  auth: Buffer
}

const curve = 'prime256v1'
const recordSize = 4096
/** The padding delimiter of the last record (RFC 8188). */
const lastRecord = Buffer.from([2])

/** Whether it's an uncompressed point on P-256. */
export function isPublicKey(point: Buffer): boolean {
  try {
    newKeyPair().computeSecret(point)
    return true
  } catch {
    return false
  }
}

/** Encrypts a text of up to 3 kB for one browser, as a single record of "aes128gcm" (RFC 8291, RFC 8188). */
export function encrypt(
  text: string,
  { p256dh, auth }: Recipient,
  { keyPair = newKeyPair(), salt = randomBytes(16) }: { keyPair?: ECDH; salt?: Buffer } = {},
): Buffer {
  const own = keyPair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own])
  const secret = derive(keyPair.computeSecret(p256dh), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  const header = [salt, size, Buffer.from([own.length]), own]
  return Buffer.concat([...header, cipher.update(text), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()])
}

function newKeyPair(): ECDH {
  const pair = createECDH(curve)
  pair.generateKeys()
  return pair
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
