import { statement } from '#server/db/statement.ts'

/**
 * Records an attempt under a key, atomically, and drops those too old to count. Returns the remaining ones, oldest first, this one last.
 */
export const recordAttempt = statement(
  'rateLimits.recordAttempt',
  { key: 'text', now: 'timestamptz', since: 'timestamptz' },
  { at: 'timestamptz[]' },
  `
  insert into attempts as t (key, at, last_at) values ($1, array[$2::timestamptz], $2)
  on conflict (key) do update set at = array(select x from unnest(t.at) x where x > $3 order by x) || excluded.at,
    last_at = excluded.last_at
  returning at`,
)

/**
 * Counts a call under a key if fewer than `max` calls were counted since the given time; otherwise returns no row. The same commit removes
 * a few outdated counts of other keys. Times are stored in order, so outdated ones are found by binary search.
 */
export const countCall = statement(
  'rateLimits.countCall',
  { key: 'text', now: 'timestamptz', since: 'timestamptz', max: 'int4', purged: 'timestamptz' },
  { counted: 'bool' },
  `
  with gone as (
    delete from attempts where key in (
      select key from attempts where last_at < $5 and key <> $1 order by last_at limit 20 for update skip locked)
  )
  insert into attempts as t (key, at, last_at) values ($1, array[$2::timestamptz], $2)
  on conflict (key) do update set at = t.at[width_bucket($3, t.at) + 1:] || excluded.at, last_at = excluded.last_at
    where cardinality(t.at) - width_bucket($3, t.at) < $4
  returning true as counted`,
)

export const findAttempts = statement(
  'rateLimits.findAttempts',
  { keys: 'text[]' },
  { key: 'text', at: 'timestamptz[]' },
  `select key, at from attempts where key = any($1)`,
)

export const deleteAttempts = statement('rateLimits.deleteAttempts', { keys: 'text[]' }, {}, `delete from attempts where key = any($1)`)

/** Deletes a few expired counts at a time, so that no single call pays for a whole night's backlog. */
export const purgeAttempts = statement(
  'rateLimits.purgeAttempts',
  { before: 'timestamptz' },
  {},
  `delete from attempts where key in (select key from attempts where last_at < $1 order by last_at limit 20 for update skip locked)`,
)
