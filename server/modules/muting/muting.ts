import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { muteWord, MutedWord } from '#contract/muted-words.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import { fold, type Words } from './words.ts'

export { wordsOf } from './queries.ts'
export { hasWord, type Words } from './words.ts'

/** The words that a person has muted at this time, folded; empty for visitors. */
export async function mutedWords(db: Db | Tx, user: string | null, now: Date): Promise<Words> {
  return user === null ? [] : ((await queries.words.one(db, { user, now }))?.words ?? [])
}

/** The words that a member has muted, the most recent first. */
export async function listWords(db: Db, user: string, now: Date): Promise<{ items: MutedWord[] }> {
  return { items: (await queries.list.all(db, { user, now })).map(present) }
}

const yearMs = 366 * 86_400_000

/** Mutes a word, or changes the expiry of one that is already muted. Fails with TOO_MANY_MUTED_WORDS. */
export async function addWord(tx: Tx, user: string, { word, expiresAt }: ParsedOf<typeof muteWord>, now: Date): Promise<MutedWord> {
  const folded = fold(word)
  if (folded === '') throw refuse('INVALID_INPUT', { word: ['is blank'] })
  const until = expiresAt === null ? null : new Date(expiresAt)
  if (until && (until <= now || until.getTime() > now.getTime() + yearMs))
    throw refuse('INVALID_INPUT', { expiresAt: ['is not within the next year'] })
  await queries.lockMember.run(tx, { user })
  await queries.dropExpired.run(tx, { user, now })
  const max = limits.mutedWords.max
  const made = await queries.add.one(tx, { id: newId(now), user, now, word, folded, expiresAt: until, max })
  if (!made) throw refuse('TOO_MANY_MUTED_WORDS', { max: [String(max)] })
  return present(made)
}

/** Unmutes a word. Idempotent. */
export async function removeWord(tx: Tx, user: string, id: string): Promise<void> {
  await queries.remove.run(tx, { id, user })
}

const present = ({ id, word, expires_at: at }: { id: string; word: string; expires_at: Date | null }): MutedWord => ({
  id,
  word,
  expiresAt: at?.toISOString() ?? null,
})
