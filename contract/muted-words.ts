import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, lineOrBlank, messageOnly, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { mutedPlaces } from './muted-places.ts'
import { communityLimits } from './rate-limits.ts'

/** A word, phrase or hashtag that a member has muted. */
export const mutedWord = z
  .object({ id, word: z.string(), expiresAt: time.nullable(), appliesTo: z.array(z.enum(mutedPlaces)) })
  .meta({ id: 'MutedWord' })
export type MutedWord = z.infer<typeof mutedWord>

const tag = 'People'
const word = text(1, limits.mutedWords.length)
const mute = {
  expiresAt: time.nullable().default(null),
  appliesTo: z
    .array(z.enum(mutedPlaces))
    .min(1)
    .max(mutedPlaces.length)
    .default([...mutedPlaces]),
}

export const listMutedWords = endpoint({
  id: 'listMutedWords',
  route: 'GET /muted-words',
  tag,
  auth: 'customer',
  summary: 'List the muted words, newest first; there are at most 200',
  input: z.object({}),
  output: z.object({ items: z.array(mutedWord) }),
  refusals: [],
})
export const muteWord = endpoint({
  id: 'muteWord',
  route: 'POST /muted-words',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary:
    "Mute a word, phrase or hashtag, or change how: what others write with it is left out of the caller's newsfeed and notifications, and folded elsewhere",
  input: z.object({ word, ...mute }),
  output: mutedWord,
  refusals: ['TOO_MANY_MUTED_WORDS'],
})
export const muteWords = endpoint({
  id: 'muteWords',
  route: 'POST /muted-words/list',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Mute a list of words, without blank ones: all of them, or none if there is no room',
  input: z.object({ words: z.array(lineOrBlank(limits.mutedWords.length)).min(1).max(limits.mutedWords.max), ...mute }),
  output: z.object({ items: z.array(mutedWord) }),
  refusals: ['TOO_MANY_MUTED_WORDS'],
})
export const unmuteWord = endpoint({
  id: 'unmuteWord',
  route: 'DELETE /muted-words/:id',
  tag,
  auth: 'customer',
  summary: 'Unmute a word',
  input: z.object({ id }),
  output: messageOnly,
  refusals: [],
})
