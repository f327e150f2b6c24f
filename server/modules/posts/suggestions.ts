import type { ParsedOf } from '#contract/endpoint.ts'
import type { listHashtagSuggestions, listMentionSuggestions } from '#contract/mentions.ts'
import type { Person } from '#contract/people.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { presentPerson } from '#server/modules/profiles/profiles.ts'
import { mayReadClub, type Viewer, viewerOf } from '#server/modules/visibility/visibility.ts'
import { clubFacts, hashtagsLike, suggestedPeople } from './mention-queries.ts'
import { mayRead } from './may-read.ts'
import { postsById } from './queries.ts'

const suggestedMax = 8

/** Who may see the text being written; everyone if all are null. */
interface Readers {
  /** The club whose members come first. */
  club: string | null
  members: string | null
  /** The author whose followers may read it. */
  author: string | null
  isPrivate?: boolean
}

/** People whom an unfinished mention may mean: those who may read the text and aren't blocked. Fails with NOT_FOUND. */
export async function suggestMentions(
  db: Db,
  engine: SearchEngine,
  input: ParsedOf<typeof listMentionSuggestions>,
  context: SignedInContext,
): Promise<{ items: Person[] }> {
  const viewer = viewerOf(context)
  const { userId } = context.caller
  const { club, members, author, isPrivate } = await readersOf(db, input, viewer, userId)
  if (isPrivate) return { items: [] }
  const q = input.q.toLowerCase()
  const post = input.postId ?? null
  const suggested = await suggestedPeople.all(db, { viewer: userId, q, club, post, members, author, now: context.now, limit: suggestedMax })
  const isForEveryone = members === null && author === null
  const more = isForEveryone && suggested.length < suggestedMax ? await found(db, engine, q, userId) : []
  const others = more.filter(({ id }) => id !== userId && suggested.every((one) => one.id !== id))
  const begins = (one: Person) => Number(one.handle.startsWith(q) || one.name.toLowerCase().startsWith(q))
  const all = [...suggested.map(presentPerson), ...others.toSorted((a, b) => begins(b) - begins(a))]
  return { items: all.toSorted((a, b) => Number(b.handle === q) - Number(a.handle === q)).slice(0, suggestedMax) }
}

/** People found by search, which everyone can find. */
async function found(db: Db, engine: SearchEngine, q: string, viewer: string): Promise<Person[]> {
  const { items } = await engine.searchDocuments(db, 'people', { q, offset: 0, limit: suggestedMax * 2, viewer })
  return (items as Person[]).map(presentPerson)
}

async function readersOf(db: Db, { clubId, postId }: { clubId?: string; postId?: string }, viewer: Viewer, user: string): Promise<Readers> {
  if (postId !== undefined) return readersOfPost(db, postId, viewer)
  if (clubId === undefined) return { club: null, members: null, author: null }
  const facts = await clubFacts.one(db, { club: clubId, viewer: user })
  if (!facts || !mayReadClub(facts, viewer)) throw refuse('NOT_FOUND')
  return { club: clubId, members: facts.club_visibility === 'public' ? null : clubId, author: null }
}

async function readersOfPost(db: Db, id: string, viewer: Viewer): Promise<Readers> {
  const [row] = await postsById.all(db, { ids: [id], viewer: viewer.userId })
  if (!row || !mayRead(row, viewer)) throw refuse('NOT_FOUND')
  const { club_id: club, audience, club_visibility, privacy, author_id } = row
  const isOpen = club ? club_visibility === 'public' && audience !== 'club' : privacy === 'public' && audience === 'public'
  return {
    club,
    members: club && !isOpen ? club : null,
    author: club || isOpen ? null : author_id,
    isPrivate: audience === 'me',
  }
}

/** Hashtags that complete an unfinished one. */
export async function suggestHashtags(
  db: Db,
  { q }: ParsedOf<typeof listHashtagSuggestions>,
  context: SignedInContext,
): Promise<{ items: { hashtag: string }[] }> {
  const rows = await hashtagsLike.all(db, { q: q.toLowerCase(), viewer: context.caller.userId, limit: suggestedMax })
  return { items: rows.map(({ tag }) => ({ hashtag: tag })) }
}
