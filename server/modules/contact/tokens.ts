import { signedLinks } from '#server/http/signed-links.ts'

/** Tokens for a form or an attachment with an id. */
export const { sign: signToken, idOf: idOfToken } = signedLinks<'form' | 'attachment'>('contact')

/** The time when a form was opened: its id is a UUIDv7, which begins with the time. */
export const openedAt = (id: string): number => parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
