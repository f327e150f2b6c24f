import type { ReactionKind } from '#contract/post.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import { countColumns } from './columns.ts'
/** Read after the post is locked, so the answer is current. */
export const ownReaction = statement(
  'posts.ownReaction',
  { post: 'uuid', user: 'uuid' },
  { kind: textOf<ReactionKind>() },
  `select kind from reactions where post_id = $1 and user_id = $2`,
)

const columns = Object.keys(countColumns)
const kinds = ['like', 'love', 'fire', 'strong', 'clap', 'wow']
const changes = columns.map(
  (column, at) =>
    `${column} = p.${column} + coalesce(($3 = '${kinds[at]}')::int, 0) - coalesce(((select kind from old) = '${kinds[at]}')::int, 0)`,
)
/** Sets a person's reaction to a locked post (null removes it), and returns the counts. */
export const react = statement(
  'posts.react',
  { post: 'uuid', user: 'uuid', kind: 'text?', now: 'timestamptz' },
  countColumns,
  `
  with old as (select kind from reactions where post_id = $1 and user_id = $2),
    gone as (delete from reactions where post_id = $1 and user_id = $2 and $3::text is null),
    put as (
      insert into reactions (post_id, user_id, kind, created_at) select $1, $2, $3, $4 where $3::text is not null
      on conflict (post_id, user_id) do update set kind = excluded.kind, created_at = excluded.created_at
    )
  update posts p set ${changes.join(', ')} where p.id = $1 returning ${columns.map((column) => `p.${column}`).join(', ')}`,
)
