import { randomBytes } from 'node:crypto'
import { loadSecret } from './db/secrets.ts'
import type { Db } from './db/statement.ts'

/** The signing secret of a shop that was configured without one: generated once, stored in the database, and shared by all processes. */
export const loadSigningSecret = (db: Db): Promise<string> => loadSecret(db, 'signing', randomBytes(32).toString('base64url'))
