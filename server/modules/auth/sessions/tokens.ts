import { createHash, randomBytes } from 'node:crypto'

/** An opaque token of 256 random bits, as base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token as the database stores it. 256 random bits can't be guessed, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64')
