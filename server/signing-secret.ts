import { randomBytes } from 'node:crypto'
import { loadSecret, storeSecret } from './db/secrets.ts'
import type { Db } from './db/statement.ts'
import { decrypt, encrypt } from './http/encryption.ts'

/** The signing secret of a shop that was configured without one: generated once, stored in the database, and shared by all processes. */
export const loadSigningSecret = (db: Db): Promise<string> => loadSecret(db, 'signing', randomBytes(32).toString('base64url'))

/** A value that was encrypted with the shop's secret, to notice when that has changed. */
const check = 'signing check'
const checkOf = (secret: string) => encrypt(secret, check, true)

/** Whether stored data was encrypted with this secret; the first call stores what later ones compare. */
export const fitsStoredData = async (db: Db, secret: string, now: Date): Promise<boolean> =>
  decrypt(secret, check, await loadSecret(db, check, checkOf(secret)), now) === true

/** From now on, this is the secret of the stored data. */
export const acceptSecret = (db: Db, secret: string): Promise<void> => storeSecret(db, check, checkOf(secret))
