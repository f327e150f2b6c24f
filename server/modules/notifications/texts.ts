import { hasWord, mutedWords } from '#server/modules/muting/muting.ts'
import { isShownComment, maySeeComment, maySeePost, relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'
import { type Db, statement } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'

/** The quoted texts, what else is read in a quoted post, and what decides whether the reader may read them now. */
const quotedTexts = statement(
  'notifications.texts',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    text: 'text',
    also: 'text[]',
    privacy: textOf<'public' | 'followers' | 'private'>(),
    ...relationColumns,
    audience: textOf<'public' | 'followers' | 'club' | 'me'>(),
    is_hidden: 'bool',
    club_visibility: nullable(textOf<'public' | 'private' | 'hidden'>()),
    membership: nullable(textOf<'member' | 'requested' | 'banned'>()),
    commenter: 'uuid?',
    commenter_blocked: 'bool',
    commenter_muted: 'bool',
  },
  `
  select n.id, coalesce(c.text, p.text) as text, case when c.id is null then array[coalesce(r.note, ''), coalesce(r.lift, '')]
      || coalesce(v.options, '{}') || array(select jsonb_path_query(p.media, '$[*].alt') #>> '{}') else '{}' end as also, u.privacy, ${relationTo('p.author_id', 'n.user_id')}, p.audience,
    p.removed_at is not null or k.removed_at is not null as is_hidden, k.visibility as club_visibility, m.state as membership,
    c.author_id as commenter, exists (select from blocks b where b.blocker_id = n.user_id and b.blocked_id = c.author_id)
      or exists (select from blocks b where b.blocker_id = c.author_id and b.blocked_id = n.user_id) as commenter_blocked,
    exists (select from mutes x where x.muter_id = n.user_id and x.muted_id = c.author_id) as commenter_muted
  from notifications n join posts p on p.id = n.post_id join users u on u.id = p.author_id
    left join comments c on c.id = n.comment_id and c.removed_at is null
    left join records r on r.id = p.record_id and r.removed_at is null
    left join polls v on v.post_id = p.id
    left join clubs k on k.id = p.club_id
    left join club_members m on m.club_id = p.club_id and m.user_id = n.user_id
  where n.id = any($1) and (n.comment_id is null or c.id is not null)`,
)
type QuotedText = Awaited<ReturnType<typeof quotedTexts.all>>[number]

/**
 * The first words of the quoted texts, by notification; null if another's text, or what else is read in that post, contains a word that the reader
 * has muted.
 */
export async function textsOf(db: Db, ids: string[], user: string, now: Date): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map()
  const [rows, words] = await Promise.all([quotedTexts.all(db, { ids }), mutedWords(db, user, now, 'notifications')])
  const shown = rows.filter((row) => mayRead(row, user))
  const isMuted = (row: QuotedText) => !isOwn(row) && hasWord([row.text, ...row.also], words)
  return new Map(shown.map((row) => [row.id, isMuted(row) ? null : firstWords(row.text)]))
}

const isOwn = ({ commenter, is_self }: QuotedText): boolean => commenter === null && is_self

function mayRead(row: QuotedText, userId: string): boolean {
  const viewer = { userId, isModerator: false }
  const { club_visibility, membership } = row
  const club = club_visibility && { club_visibility, is_member: membership === 'member', is_banned: membership === 'banned' }
  if (!maySeePost({ ...row, club }, row, viewer)) return false
  if (row.commenter === null) return true
  const commenter = { is_self: row.commenter === userId, is_blocked: row.commenter_blocked, is_follower: false }
  return maySeeComment({ is_hidden: false }, commenter, viewer) && isShownComment({ is_muted: row.commenter_muted }, row)
}

const wordsMax = 140

/** The text on one line, cut at a word. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= wordsMax) return line
  const cut = line.slice(0, wordsMax).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/\s\S*$/, '')}…`
}
