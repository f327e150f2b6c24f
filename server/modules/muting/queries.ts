import type { MutedPlace } from '#contract/muted-places.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import type { Words } from './words.ts'

export const row = { id: 'uuid', word: 'text', expires_at: 'timestamptz?', in_posts: 'bool', in_notifications: 'bool' } as const
const columns = 'id, word, expires_at, in_posts, in_notifications'
const own = { user: 'uuid', now: 'timestamptz' } as const

/** SQL for the words that a person has muted there at a time, as `Words`. Person and time are parameters. */
export const wordsOf = (user: string, now: string, place: MutedPlace): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'folded', w.folded)), '[]') from muted_words w
    where w.user_id = ${user} and w.in_${place} and (w.expires_at is null or w.expires_at > ${now}))`

const wordsIn = (place: MutedPlace) =>
  statement(`muting.words.${place}`, own, { words: jsonb<Words>() }, `select ${wordsOf('$1', '$2', place)} as words`)
export const words = { posts: wordsIn('posts'), notifications: wordsIn('notifications') }
export const list = statement(
  'muting.list',
  own,
  row,
  `
  select ${columns} from muted_words where user_id = $1 and (expires_at is null or expires_at > $2)
  order by created_at desc, id desc`,
)
export const lockMember = statement('muting.lockMember', { user: 'uuid' }, {}, `select from profiles where user_id = $1 for no key update`)
export const dropExpired = statement('muting.dropExpired', own, {}, `delete from muted_words where user_id = $1 and expires_at <= $2`)
/** Adds words if there is room for all of them, or changes the expiry and places of existing ones. No two may be equal. */
export const add = statement(
  'muting.add',
  {
    ids: 'uuid[]',
    ...own,
    words: 'text[]',
    folded: 'text[]',
    expiresAt: 'timestamptz?',
    max: 'int8',
    inPosts: 'bool',
    inNotifications: 'bool',
  },
  row,
  `
  insert into muted_words (id, user_id, word, folded, expires_at, created_at, in_posts, in_notifications)
  select t.id, $2, t.word, t.folded, $6, $3, $8, $9 from unnest($1::uuid[], $4::text[], $5::text[]) t (id, word, folded)
  where (select count(*) from muted_words where user_id = $2 and folded <> all ($5::text[])) + cardinality($5::text[]) <= $7
  on conflict (user_id, folded) do update set word = excluded.word, expires_at = excluded.expires_at, in_posts = excluded.in_posts,
    in_notifications = excluded.in_notifications
  returning ${columns}`,
)
export const remove = statement('muting.remove', { id: 'uuid', user: 'uuid' }, {}, `delete from muted_words where id = $1 and user_id = $2`)
export const purge = statement(
  'muting.purge',
  { now: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from muted_words where id in (
    select id from muted_words where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
)
