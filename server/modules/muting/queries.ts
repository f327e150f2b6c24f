import { statement } from '#server/db/statement.ts'

const row = { id: 'uuid', word: 'text', expires_at: 'timestamptz?' } as const
const own = { user: 'uuid', now: 'timestamptz' } as const

/** SQL for the words that a person has muted at a time. Both are parameters. */
export const wordsOf = (user: string, now: string): string =>
  `array(select w.folded from muted_words w where w.user_id = ${user} and (w.expires_at is null or w.expires_at > ${now}))`

export const words = statement(
  'muting.words',
  { user: 'uuid', now: 'timestamptz' },
  { words: 'text[]' },
  `select ${wordsOf('$1', '$2')} as words`,
)
export const list = statement(
  'muting.list',
  own,
  row,
  `
  select id, word, expires_at from muted_words where user_id = $1 and (expires_at is null or expires_at > $2)
  order by created_at desc, id desc`,
)
export const lockMember = statement('muting.lockMember', { user: 'uuid' }, {}, `select from profiles where user_id = $1 for no key update`)
export const dropExpired = statement('muting.dropExpired', own, {}, `delete from muted_words where user_id = $1 and expires_at <= $2`)
/** Adds a word if there is room, or changes the expiry of an existing one. */
export const add = statement(
  'muting.add',
  { id: 'uuid', ...own, word: 'text', folded: 'text', expiresAt: 'timestamptz?', max: 'int8' },
  row,
  `
  insert into muted_words (id, user_id, word, folded, expires_at, created_at) select $1, $2, $4, $5, $6, $3
  where (select count(*) from muted_words where user_id = $2 and folded <> $5) < $7
  on conflict (user_id, folded) do update set word = excluded.word, expires_at = excluded.expires_at
  returning id, word, expires_at`,
)
export const remove = statement('muting.remove', { id: 'uuid', user: 'uuid' }, {}, `delete from muted_words where id = $1 and user_id = $2`)
