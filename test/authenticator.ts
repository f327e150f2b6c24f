import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const b64 = (bytes: Buffer) => bytes.toString('base64url')
const uint16 = (n: number) => Buffer.from([n >> 8, n & 255])
/** The flags of authenticator data. */
const userPresent = 0x01
const userVerified = 0x04
const attestedData = 0x40

interface Over {
  origin?: string
  rpId?: string
  /** Without user verification. */
  unverified?: boolean
  type?: string
  counter?: number
}

/** An authenticator in software, for requests that no browser would send. Its responses have WebAuthn's JSON format. */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''
  counter = 0
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** The response to registration options. */
  create(options: Record<string, unknown>, over: Over = {}) {
    this.#userHandle = (options['user'] as { id: string }).id
    const key = this.#keys.publicKey.export({ format: 'jwk' })
    // COSE: an EC key on P-256 for ES256, its x and y.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(key.x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(key.y!, 'base64url'),
    ])
    const data = Buffer.concat([this.#data(attestedData, over), Buffer.alloc(16), uint16(this.id.length), this.id, cose])
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      uint16(data.length),
      data,
    ])
    const clientDataJSON = b64(this.#client('webauthn.create', options, over))
    return { ...this.#credential(), response: { clientDataJSON, attestationObject: b64(attestation), transports: ['internal'] } }
  }

  /** The response to authentication options. */
  get(options: Record<string, unknown>, over: Over = {}) {
    const client = this.#client('webauthn.get', options, over)
    const data = this.#data(0, over)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    const response = { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature), userHandle: this.#userHandle }
    return { ...this.#credential(), response }
  }

  #credential() {
    return { id: b64(this.id), rawId: b64(this.id), type: 'public-key' as const, clientExtensionResults: {} }
  }

  #client(type: string, { challenge }: Record<string, unknown>, over: Over): Buffer {
    return Buffer.from(JSON.stringify({ type: over.type ?? type, challenge, origin: over.origin ?? this.#origin, crossOrigin: false }))
  }

  #data(flags: number, { rpId, unverified = false, counter = this.counter }: Over): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const allFlags = userPresent | (unverified ? 0 : userVerified) | flags
    return Buffer.concat([sha256(rpId ?? new URL(this.#origin).hostname), Buffer.from([allFlags]), count])
  }
}
