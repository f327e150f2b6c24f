import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { loadSecret } from '#server/db/secrets.ts'
import type { Db } from '#server/db/statement.ts'

/** The shop's identity for push services (VAPID, RFC 8292). Created once, and the same for every process. */
export interface PushKeys {
  /** An uncompressed P-256 point in base64url. Browsers subscribe with it. */
  publicKey: string
  private: JWK
}

const algorithm = 'ES256'
const hours = 12

/** A loader that reads the keys once, and creates them in a new shop. */
export function pushKeyLoader(): (db: Db) => Promise<PushKeys> {
  let loading: Promise<PushKeys> | undefined
  return (db) =>
    (loading ??= loadPushKeys(db).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

async function loadPushKeys(db: Db): Promise<PushKeys> {
  const made = await exportJWK((await generateKeyPair(algorithm, { extractable: true })).privateKey)
  const stored = JSON.parse(await loadSecret(db, 'push', JSON.stringify(made))) as JWK
  const point = [Buffer.from([4]), Buffer.from(stored.x!, 'base64url'), Buffer.from(stored.y!, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), private: stored }
}

/** The header that identifies the sender to a push service. `contact` is an address (mailto: or https:) for its operators. */
export async function authorizationFor(
  endpoint: string,
  { keys, contact, now }: { keys: PushKeys; contact: string; now: Date },
): Promise<string> {
  const token = await new SignJWT({ aud: new URL(endpoint).origin, sub: contact })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setExpirationTime(new Date(now.getTime() + hours * 3_600_000))
    .sign(await importJWK(keys.private, algorithm))
  return `vapid t=${token}, k=${keys.publicKey}`
}
