import { z } from 'zod'
import { id as uuid } from '#contract/fields.ts'
import type { PersonStories, Story, StoryReference } from '#contract/stories.ts'
import { refuse } from '#contract/refuse.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { highestId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { findPerson, presentPerson } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { groupByPerson, mayWatch, presentStories, referenceOf } from './present.ts'
import * as queries from './queries.ts'

/** A story; fails with NOT_FOUND if the caller may not see it, or no longer. */
export async function readStory(db: Db | Tx, catalogue: CatalogueCache, id: string, context: SignedInContext): Promise<Story> {
  const rows = await queries.storiesById.all(db, { ids: [id], viewer: context.caller.userId })
  const [story] = await presentStories(db, catalogue, rows, context)
  if (!story) throw refuse('NOT_FOUND')
  return story
}

/** The row of a story that the caller may see; fails with NOT_FOUND. */
export async function findStory(db: Db | Tx, id: string, context: SignedInContext) {
  const [row] = await queries.storiesById.all(db, { ids: [id], viewer: context.caller.userId })
  if (!row || !mayWatch(row, viewerOf(context), context.now)) throw refuse('NOT_FOUND')
  return row
}

/** The stories among these that the caller may see as a member, in short, and their owners. */
export async function readStoryReferences(
  db: Db | Tx,
  ids: string[],
  context: SignedInContext,
): Promise<Map<string, { owner: string; reference: StoryReference }>> {
  if (ids.length === 0) return new Map()
  const rows = await queries.storiesById.all(db, { ids: [...new Set(ids)], viewer: context.caller.userId })
  const viewer = { ...viewerOf(context), isModerator: false }
  const shown = rows.filter((row) => (row.expires_at > context.now || row.is_highlighted) && mayWatch(row, viewer, context.now))
  return new Map(shown.map((row) => [row.id, { owner: row.owner_id, reference: referenceOf(row, context) }]))
}

/** The running stories of those whom the caller follows. */
export async function followedStories(
  db: Db,
  catalogue: CatalogueCache,
  limit: number,
  context: SignedInContext,
): Promise<{ people: PersonStories[] }> {
  const rows = await queries.runningStoriesOfFollowed.all(db, { viewer: context.caller.userId, now: context.now, people: limit })
  return { people: groupByPerson(await presentStories(db, catalogue, rows, context)) }
}

/** The caller's own running stories. */
export async function ownStories(db: Db, catalogue: CatalogueCache, context: SignedInContext): Promise<{ stories: Story[] }> {
  return { stories: await running(db, catalogue, [context.caller.userId], context) }
}

/** A person's running stories that the caller may see; fails with NOT_FOUND. */
export async function storiesOf(db: Db, catalogue: CatalogueCache, handle: string, context: SignedInContext): Promise<PersonStories> {
  const person = await findPerson(db, handle, viewerOf(context))
  const stories = person.isHidden ? [] : await running(db, catalogue, [person.id], context)
  return { user: presentPerson(person), stories, unseen: stories.filter(({ isSeen }) => !isSeen).length }
}

async function running(db: Db, catalogue: CatalogueCache, owners: string[], context: SignedInContext): Promise<Story[]> {
  const rows = await queries.runningStoriesOf.all(db, { owners, viewer: context.caller.userId, now: context.now })
  const listed = rows.filter((row) => row.is_self || row.removed_reason === null)
  return presentStories(db, catalogue, listed, context)
}

const cursorShape = z.tuple([uuid])

/** The caller's own expired stories, the newest first. */
export async function archive(
  db: Db,
  catalogue: CatalogueCache,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  context: SignedInContext,
): Promise<{ items: Story[]; nextCursor: string | null }> {
  const before = cursor === undefined ? highestId : decodeCursor(cursorShape, cursor)[0]
  const owner = context.caller.userId
  const keys = await queries.archiveKeys.all(db, { owner, now: context.now, before, limit: limit + 1 })
  const ids = keys.slice(0, limit).map(({ id }) => id)
  const rows = await readByIds(ids, (some) => queries.storiesById.all(db, { ids: some, viewer: owner }))
  const items = await presentStories(db, catalogue, rows, context)
  return { items, nextCursor: keys.length > limit ? encodeCursor([ids.at(-1)]) : null }
}
