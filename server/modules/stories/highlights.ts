import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Highlight } from '#contract/highlights.ts'
import type { addHighlight, changeHighlight, getHighlight } from '#contract/highlights.ts'
import { newId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { activeMember, findPerson } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import * as queries from './highlight-queries.ts'
import { mayWatch, presentStories, referenceOf } from './present.ts'
import { lockSharer, storiesById } from './queries.ts'

/** A person's highlights, with the stories that the caller may see; fails with NOT_FOUND. */
export async function highlightsOf(db: Db | Tx, handle: string, context: SignedInContext): Promise<{ items: Highlight[] }> {
  const viewer = viewerOf(context)
  const person = await findPerson(db, handle, viewer)
  if (person.isHidden) return { items: [] }
  const seesHidden = person.is_self || viewer.isModerator
  const rows = await queries.highlightsOf.all(db, {
    owner: person.id,
    seesHidden,
    isClose: seesHidden || person.is_follower,
    limit: limits.highlight.max,
  })
  const covers = await storiesById.all(db, { ids: rows.map((row) => row.cover_id), viewer: context.caller.userId })
  const shown = new Map(covers.filter((row) => mayWatch(row, viewer, context.now)).map((row) => [row.id, referenceOf(row, context)]))
  return {
    items: rows.flatMap(({ id, title, cover_id, count }) => {
      const cover = shown.get(cover_id)
      return cover ? [{ id, title, cover, count }] : []
    }),
  }
}

/** A highlight with its stories in order; fails with NOT_FOUND if the caller may see none of them. */
export async function readHighlight(
  db: Db,
  catalogue: CatalogueCache,
  id: string,
  context: SignedInContext,
): Promise<OutputOf<typeof getHighlight>> {
  const items = await queries.storiesOfHighlight.all(db, { id })
  const ids = items.map((item) => item.story_id)
  const rows = await readByIds(ids, (some) => storiesById.all(db, { ids: some, viewer: context.caller.userId }))
  const stories = await presentStories(db, catalogue, rows, context)
  const [first] = stories
  if (!first) throw refuse('NOT_FOUND')
  return { id, title: items[0]!.title, user: first.user, stories }
}

/** Creates a highlight from the caller's own stories. Fails with TOO_MANY_HIGHLIGHTS; a lock serializes concurrent calls. */
export async function add(
  tx: Tx,
  { engine }: Community,
  input: ParsedOf<typeof addHighlight>,
  context: SignedInContext,
): Promise<Highlight> {
  const { caller, now } = context
  const owner = caller.userId
  await activeMember(tx, engine, owner, now)
  await lockSharer.one(tx, { owner })
  await queries.deleteEmpty.run(tx, { owner })
  const { max } = limits.highlight
  if ((await queries.countHighlights.one(tx, { owner }))!.count >= max) throw refuse('TOO_MANY_HIGHLIGHTS', { max: [String(max)] })
  return save(tx, { ...input, id: newId(now) }, context)
}

/** Changes the caller's own highlight; fails with NOT_FOUND. */
export async function change(
  tx: Tx,
  { engine }: Community,
  input: ParsedOf<typeof changeHighlight>,
  context: SignedInContext,
): Promise<Highlight> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  if (!(await queries.lockHighlight.one(tx, { id: input.id, owner: caller.userId }))) throw refuse('NOT_FOUND')
  return save(tx, input, context)
}

/** Deletes the caller's own highlight, but not its stories; fails with NOT_FOUND. */
export async function removeHighlight(tx: Tx, id: string, { caller }: SignedInContext): Promise<{ message: string }> {
  if ((await queries.deleteHighlight.run(tx, { id, owner: caller.userId })) === 0) throw refuse('NOT_FOUND')
  return { message: 'Highlight deleted' }
}

async function save(tx: Tx, { id, title, storyIds }: ParsedOf<typeof changeHighlight>, context: SignedInContext): Promise<Highlight> {
  const { caller, now } = context
  const owner = caller.userId
  const stories = [...new Set(storyIds)]
  const own = new Set((await queries.lockOwn.all(tx, { ids: stories, owner })).map((row) => row.id))
  const wrong = storyIds.flatMap((story, at) => (own.has(story) ? [] : [`storyIds.${at}`]))
  if (wrong.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(wrong.map((path) => [path, ['is not one of your stories']])))
  await queries.saveHighlight.run(tx, { id, owner, title, stories, now })
  const [cover] = await storiesById.all(tx, { ids: [stories[0]!], viewer: owner })
  return { id, title, cover: referenceOf(cover!, context), count: stories.length }
}
