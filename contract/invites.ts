import { z } from 'zod'
import { id, time } from './fields.ts'

/** An invite link of a club or a group, without its token. */
export const invite = z.object({ id, uses: z.int(), usesMax: z.int(), expiresAt: time, createdAt: time, revokedAt: time.nullable() })
export type Invite = z.infer<typeof invite>

/** 256 random bits as base64url. */
export const inviteToken = z.string().regex(/^[\w-]{43}$/)
