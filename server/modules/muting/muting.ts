import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { type MutedPlace, mutedPlaces } from '#contract/muted-places.ts'
import type { muteWord, MutedWord, muteWords } from '#contract/muted-words.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import * as queries from './queries.ts'
import { fold, type Words } from './words.ts'

export { wordsOf } from './queries.ts'
export { findWord, hasWord, type Words } from './words.ts'

/** The words that a person has muted there at this time; empty for visitors. */
export async function mutedWords(db: Db | Tx, user: string | null, now: Date, place: MutedPlace): Promise<Words> {
  return user === null ? [] : ((await queries.words[place].one(db, { user, now }))?.words ?? [])
}

/** The words that a member has muted, the most recent first. */
export async function listWords(db: Db, user: string, now: Date): Promise<{ items: MutedWord[] }> {
  return { items: (await queries.list.all(db, { user, now })).map(present) }
}

const yearMs = 366 * 86_400_000

/** Mutes a word, or changes expiry and places of one that is already muted. Fails with TOO_MANY_MUTED_WORDS. */
export async function addWord(tx: Tx, user: string, { word, ...how }: ParsedOf<typeof muteWord>, now: Date): Promise<MutedWord> {
  const [made] = await add(tx, user, { words: [word], field: 'word', ...how }, now)
  return made!
}

/** Mutes all of these words that aren't blank, each once, in the order given. Fails with TOO_MANY_MUTED_WORDS, and then mutes none. */
export async function addWords(
  tx: Tx,
  user: string,
  { words, ...how }: ParsedOf<typeof muteWords>,
  now: Date,
): Promise<{ items: MutedWord[] }> {
  return { items: await add(tx, user, { words, field: 'words', ...how }, now) }
}

interface Added {
  words: string[]
  /** The field of the words in the input. */
  field: string
  expiresAt: string | null
  appliesTo: MutedPlace[]
}

async function add(tx: Tx, user: string, { words, field, expiresAt, appliesTo }: Added, now: Date): Promise<MutedWord[]> {
  const unique = new Map<string, string>()
  for (const word of words) {
    const folded = fold(word)
    if (folded !== '' && !unique.has(folded)) unique.set(folded, word)
  }
  if (unique.size === 0) throw refuse('INVALID_INPUT', { [field]: ['is blank'] })
  const until = expiresAt === null ? null : new Date(expiresAt)
  if (until && (until <= now || until.getTime() > now.getTime() + yearMs))
    throw refuse('INVALID_INPUT', { expiresAt: ['is not within the next year'] })
  await queries.lockMember.run(tx, { user })
  await queries.dropExpired.run(tx, { user, now })
  const max = limits.mutedWords.max
  const made = await queries.add.all(tx, {
    ids: [...unique].map(() => newId(now)),
    user,
    now,
    words: [...unique.values()],
    folded: [...unique.keys()],
    expiresAt: until,
    max,
    inPosts: appliesTo.includes('posts'),
    inNotifications: appliesTo.includes('notifications'),
  })
  if (made.length === 0) throw refuse('TOO_MANY_MUTED_WORDS', { max: [String(max)] })
  return made.map(present)
}

/** Unmutes a word. Idempotent. */
export async function removeWord(tx: Tx, user: string, id: string): Promise<void> {
  await queries.remove.run(tx, { id, user })
}

/** Deletes what has expired; it stopped applying at its time. */
export async function purgeWords(db: Db, now: Date): Promise<void> {
  await inBatches((limit) => queries.purge.run(db, { now, limit }))
}

const present = ({ id, word, expires_at: at, ...row }: Row<typeof queries.row>): MutedWord => ({
  id,
  word,
  expiresAt: at?.toISOString() ?? null,
  appliesTo: mutedPlaces.filter((place) => row[`in_${place}`]),
})
