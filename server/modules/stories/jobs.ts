import { limits } from '#contract/limits.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { dayMs, hourMs } from '#contract/time.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Database } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { discardMedia } from '#server/modules/media/media.ts'
import { runDemoStories } from './demo.ts'

const { appealDays } = serverLimits.moderation

/** Schedules the jobs of stories. The purge only frees space: expired stories are hidden without it. */
export function registerStoryJobs(jobs: JobRunner): void {
  jobs.schedule('stories.demo', hourMs, (_, { database, now }) => runDemoStories(database, now))
  jobs.schedule('stories.purge', dayMs, (_, { database, now }) => purgeStories(database, now))
}

/** Deletes old views, but keeps those that the demo began with, as its stories run again each day. */
const purgeViews = statement(
  'stories.purgeViews',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from story_views where (story_id, viewer_id) in (
    select v.story_id, v.viewer_id from story_views v
    where v.created_at < $1 and v.created_at > coalesce((select min(filled_at) from demo_world), '-infinity')
    order by v.created_at limit $2 for update skip locked)`,
)
/** Deletes removed stories, unless an appeal is open. */
const purgeRemoved = statement(
  'stories.purgeRemoved',
  { before: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `
  delete from stories where id in (
    select s.id from stories s where s.removed_at < $1 and not exists (
      select from moderation_cases c where c.kind = 'story' and c.subject_id = s.id and c.state <> 'closed')
    order by s.removed_at limit $2 for update skip locked) returning id`,
)

/**
 * Deletes views a day after stories expire (their number stays), and stories that moderators removed, with their pictures. Other expired
 * stories stay in their owner's archive.
 */
export async function purgeStories(database: Database, now: Date): Promise<void> {
  const seenBefore = new Date(now.getTime() - (limits.story.hours + limits.story.viewersHours) * hourMs)
  await inBatches((limit) => purgeViews.run(database.db, { before: seenBefore, limit }))
  const removedBefore = new Date(now.getTime() - appealDays * dayMs)
  const purgeBatch = (limit: number) =>
    database.transaction(async (tx) => {
      const gone = await purgeRemoved.all(tx, { before: removedBefore, limit })
      await discardMedia(tx, { usedBy: gone.map(({ id }) => `story:${id}`), now })
      return gone.length
    })
  await inBatches(purgeBatch)
}
