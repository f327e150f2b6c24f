import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

const insert = statement(
  'seed.scheduledPosts',
  { rows: json<object[]>() },
  {},
  `
  insert into scheduled_posts (id, author_id, content, publish_at, problem, created_at)
  select r.* from json_to_recordset($1) as r (id uuid, author uuid, content jsonb, publish_at timestamptz, problem text, at timestamptz)`,
)

const common = { media: [], audience: 'public', productIds: [], allowsReposts: true }

/** What the shopper wrote for later: two posts, and one that couldn't be published. */
const written = [
  { text: 'Meet day. Openers are in the book, the rest is up to the bar.', inDays: 2.4 },
  {
    text: 'Deload week, who is in?',
    inDays: 6.1,
    more: { audience: 'followers', poll: { options: ['In', 'After my meet', 'Never'], isMultiple: false, days: 2 } },
  },
  { text: 'So true, and so rarely done.', problem: 'REPOSTS_ARE_OFF' },
]

/** Adds the shopper's scheduled posts. */
export async function addScheduledPosts(tx: Tx, author: string, now: Date): Promise<void> {
  const rows = written.map(({ text, inDays, more, problem = null }) => ({
    id: newId(now),
    author,
    content: { text, ...common, ...more },
    publish_at: inDays === undefined ? null : new Date(now.getTime() + inDays * dayMs),
    problem,
    at: now,
  }))
  await insert.run(tx, { rows })
}
