import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'
import {
  mayReadClub,
  mayReadProfile,
  maySeeProfile,
  relationColumns,
  relationTo,
  type Viewer,
} from '#server/modules/visibility/visibility.ts'
import { mayRead } from './may-read.ts'

const columns = {
  kind: textOf<'post' | 'person' | 'club' | 'routine'>(),
  id: 'uuid',
  /** The handle, slug or token in the address. */
  address: 'text',
  title: 'text',
  text: 'text',
  picture: 'text?',
  /** The author and the club of a post. */
  author_id: 'uuid?',
  club_id: 'uuid?',
  is_muted: 'bool',
  privacy: textOf<'public' | 'followers' | 'private'>(),
  ...relationColumns,
  audience: textOf<'public' | 'followers' | 'club' | 'me'>(),
  club_visibility: nullable(textOf<'public' | 'private' | 'hidden'>()),
  club_removed: 'bool',
  membership: nullable(textOf<'member' | 'requested' | 'banned'>()),
  removed_reason: 'text?',
} as const
export type LinkedRow = Row<typeof columns>

const muted = (person: string) => `exists (select from mutes m where m.muter_id = $4::uuid and m.muted_id = ${person}) as is_muted`

/** The posts, people, clubs and routines that texts link to, with everything that decides who sees a card, in one statement. */
const linked = statement(
  'posts.linked',
  { posts: 'uuid[]', people: 'uuid[]', clubs: 'uuid[]', viewer: 'uuid?', routines: 'text[]' },
  columns,
  `
  select 'post' as kind, p.id, p.id::text as address, a.name as title, left(p.text, 500) as text, p.media -> 0 ->> 'url' as picture,
    p.author_id, p.club_id,
    ${muted('p.author_id')}, u.privacy, ${relationTo('p.author_id', '$4::uuid')}, p.audience, k.visibility as club_visibility,
    k.removed_at is not null as club_removed, cm.state as membership, p.removed_reason
  from posts p join users u on u.id = p.author_id join profiles a on a.user_id = p.author_id
    left join clubs k on k.id = p.club_id
    left join club_members cm on cm.club_id = p.club_id and cm.user_id = $4::uuid
  where p.id = any($1)
  union all
  select 'person', u.id, u.handle, a.name, u.bio, u.avatar, null, null,
    ${muted('u.id')}, u.privacy, ${relationTo('u.id', '$4::uuid')}, 'public', null, false, null, null
  from users u join profiles a on a.user_id = u.id where u.id = any($2) and u.handle is not null
  union all
  select 'club', k.id, k.slug, k.name, k.description, k.cover, null, k.id,
    false, 'public', false, false, false, 'public', k.visibility, false, cm.state, null
  from clubs k left join club_members cm on cm.club_id = k.id and cm.user_id = $4::uuid
  where k.id = any($3) and k.removed_at is null
  union all
  select 'routine', r.id, r.share_token, r.name, a.name, null, r.user_id, null,
    ${muted('r.user_id')}, u.privacy, ${relationTo('r.user_id', '$4::uuid')}, case when r.on_profile then 'followers' else 'public' end,
    null, false, null, null
  from routines r join users u on u.id = r.user_id join profiles a on a.user_id = r.user_id where r.share_token = any($5)
    and r.removed_at is null`,
)

/** The linked rows, and which of them have a card for the viewer. Profiles that the viewer may not read come without bio. */
export async function readLinked(
  db: Db | Tx,
  keys: Record<'posts' | 'people' | 'clubs' | 'routines', string[]>,
  viewer: Viewer,
): Promise<{ all: LinkedRow[]; shown: LinkedRow[] }> {
  const all = await linked.all(db, { ...keys, viewer: viewer.userId })
  const shown = all.filter((row) => mayShow[row.kind](row, viewer))
  return { all, shown: shown.map((row) => (row.kind === 'person' && !mayReadProfile(row, viewer) ? { ...row, text: '' } : row)) }
}

const mayShow: Record<LinkedRow['kind'], (row: LinkedRow, viewer: Viewer) => boolean> = {
  // Only posts that their author made public. Removed posts have no card, not even for readers who may still see them.
  post: (row, viewer) =>
    row.audience === 'public' && row.removed_reason === null && !row.club_removed && !row.is_muted && mayRead(row, viewer),
  // A routine on a profile is for those who may read the profile. Any other is for everyone who has its link.
  routine: (row, viewer) => !row.is_muted && (row.audience === 'public' ? maySeeProfile(row, viewer) : mayReadProfile(row, viewer)),
  person: (row, viewer) => !row.is_muted && maySeeProfile(row, viewer),
  club: ({ club_visibility: visibility, membership }, viewer) =>
    mayReadClub({ club_visibility: visibility!, is_member: membership === 'member', is_banned: membership === 'banned' }, viewer),
}
