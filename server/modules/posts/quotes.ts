import type { ParsedOf } from '#contract/endpoint.ts'
import type { Measure } from '#contract/lifts.ts'
import type { Audience, PostPicture, QuotedPost } from '#contract/post.ts'
import type { createPost } from '#contract/posts.ts'
import { refuse } from '#contract/refuse.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { clubTag } from '#server/modules/clubs/clubs.ts'
import { personTag, presentPerson, scaleOf } from '#server/modules/profiles/profiles.ts'
import { blocked, relationTo, type Viewer } from '#server/modules/visibility/visibility.ts'
import { announcePost, postTag } from './announce.ts'
import { authorColumns, quotedTextMax } from './columns.ts'
import { mayRead } from './may-read.ts'
import { readReadablePost } from './readable.ts'
import { isShareable, refuseSharing } from './sharing.ts'

const columns = {
  /** The id of the quoting post. */
  quote_id: 'uuid',
  id: 'uuid',
  ...authorColumns,
  /** One of the two authors has blocked the other. */
  is_apart: 'bool',
  text: 'text',
  picture: nullable(jsonb<PostPicture>()),
  audience: textOf<Audience>(),
  club_id: 'uuid?',
  club_visibility: nullable(textOf<'public' | 'private' | 'hidden'>()),
  club_removed: 'bool',
  membership: nullable(textOf<'member' | 'requested' | 'banned'>()),
  lift: 'text?',
  measure: nullable(textOf<Measure>()),
  value: 'int4?',
  has_poll: 'bool',
  allows_reposts: 'bool',
  author_allows_reposts: 'bool',
  created_at: 'timestamptz',
  removed_reason: 'text?',
} as const
type QuotedRow = Row<typeof columns>

/** The posts that these posts quote, with everything that decides who sees the quote. */
const quoted = statement(
  'posts.quoted',
  { ids: 'uuid[]', viewer: 'uuid?' },
  columns,
  `
  select q.id as quote_id, p.id, p.author_id, u.handle, a.name, u.avatar, u.privacy, ${relationTo('p.author_id', '$2::uuid')},
    exists (select from mutes m where m.muter_id = $2::uuid and m.muted_id = p.author_id) as is_muted, ${blocked('p.author_id', 'q.author_id')} as is_apart,
    left(p.text, ${quotedTextMax + 1}) as text, p.media -> 0 as picture, p.audience, p.club_id, k.visibility as club_visibility, k.removed_at is not null as club_removed,
    cm.state as membership, r.lift, r.measure, r.value, exists (select from polls v where v.post_id = p.id) as has_poll, p.allows_reposts,
    a.allows_reposts as author_allows_reposts, p.created_at, p.removed_reason
  from posts q join posts p on p.id = q.quoted_id join users u on u.id = p.author_id join profiles a on a.user_id = p.author_id
    left join clubs k on k.id = p.club_id
    left join club_members cm on cm.club_id = p.club_id and cm.user_id = $2::uuid
    left join records r on r.id = p.record_id and r.removed_at is null and r.flag is null
  where q.id = any($1)`,
)
/** Only the author of the quoted post can detach it. */
const detach = statement(
  'posts.detach',
  { id: 'uuid', author: 'uuid' },
  { id: 'uuid' },
  `update posts q set quoted_id = null from posts p where q.id = $1 and p.id = q.quoted_id and p.author_id = $2 returning q.id`,
)

/** The quoted post by quoting post, as far as the viewer may see it, in one statement. */
export async function quotesOf(
  db: Db | Tx,
  posts: { id: string; quoted_id: string | null }[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, QuotedPost>> {
  const ids = posts.filter(({ quoted_id: id }) => id !== null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await quoted.all(db, { ids, viewer: viewer.userId })
  addCacheTags(
    rows.flatMap(({ id, author_id: author, club_id: club }) => [postTag(id), personTag(author), ...(club ? [clubTag(club)] : [])]),
  )
  return new Map(rows.filter((row) => maySeeIn(row, viewer)).map((row) => [row.quote_id, present(row)]))
}

/** Quotes show public posts only, and none between people who blocked each other. Readers don't learn why a quote is missing. */
const maySeeIn = (row: QuotedRow, viewer: Viewer): boolean => isShareable(row) && mayRead(row, viewer) && !row.is_apart && !row.is_muted

const present = ({ lift, measure, value, ...row }: QuotedRow): QuotedPost => ({
  id: row.id,
  author: presentPerson({ ...row, id: row.author_id }),
  text: row.text.length > quotedTextMax ? `${row.text.slice(0, quotedTextMax).replace(/\s\S*$/, '')}…` : row.text,
  picture: row.picture,
  record: lift === null ? null : { lift, measure: measure!, value: value! / scaleOf(measure!) },
  hasPoll: row.has_poll,
  createdAt: row.created_at.toISOString(),
})

/** The author of the quoted post, or null without one. Fails if the caller may not quote it. */
export async function quotedAuthor(
  tx: Tx,
  { quotedId }: Pick<ParsedOf<typeof createPost>, 'quotedId'>,
  context: SignedInContext,
): Promise<string | null> {
  if (quotedId === undefined) return null
  const row = await readReadablePost(tx, quotedId, context)
  refuseSharing(row)
  return row.author_id
}

/** Removes the caller's post from a post that quotes it. Fails with NOT_FOUND if it isn't quoted there. */
export async function detachQuote(tx: Tx, id: string, { caller }: SignedInContext): Promise<{ message: string }> {
  if (!(await detach.one(tx, { id, author: caller.userId }))) throw refuse('NOT_FOUND')
  announcePost(tx, id)
  return { message: 'Post removed from the quote' }
}
