import type { Database } from '#server/db/pool.ts'
import { firstIdAfter } from '#server/db/ids.ts'
import { statement } from '#server/db/statement.ts'

const demoFilledAt = statement(
  'stories.demoFilledAt',
  {},
  { filled_at: 'timestamptz' },
  `select filled_at from demo_world order by filled_at limit 1`,
)
/** Moves demo stories, found by the time in their ids, on by whole days. Views since then are deleted, so they're unseen again. */
const runAgain = statement(
  'stories.runAgain',
  { youngest: 'uuid', filledAt: 'timestamptz', now: 'timestamptz' },
  {},
  `
  with over as (
    select id, make_interval(days => floor(extract(epoch from $3 - expires_at) / 86400)::int + 1) as later
    from stories where id < $1 and expires_at <= $3 and removed_at is null
  ), anew as (
    delete from story_views v using over o where v.story_id = o.id and v.created_at > $2 returning v.story_id
  )
  update stories s set created_at = s.created_at + o.later, expires_at = s.expires_at + o.later,
    views = s.views - (select count(*)::int from anew a where a.story_id = s.id)
  from over o where s.id = o.id`,
)

/** Runs the demo's stories again each day, so that the demo isn't empty for later visitors. Does nothing elsewhere. */
export async function runDemoStories({ db }: Database, now: Date): Promise<void> {
  const demo = await demoFilledAt.one(db, {})
  if (!demo) return
  const filledAt = demo.filled_at
  await runAgain.run(db, { youngest: firstIdAfter(filledAt), filledAt, now })
}
