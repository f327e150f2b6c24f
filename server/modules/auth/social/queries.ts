import { statement } from '#server/db/statement.ts'

/** Serializes callbacks for an identity, so that the second of two concurrent ones finds what the first created. */
export const lockIdentity = statement(
  'auth.lockIdentity',
  { identity: 'text' },
  {},
  `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
)

export const findIdentity = statement(
  'auth.findIdentity',
  { provider: 'text', subject: 'text' },
  { user_id: 'uuid' },
  `select user_id from identities where provider = $1 and subject = $2`,
)

/** The user with this email, and whether they have an account of that provider linked. */
export const findUserByEmail = statement(
  'auth.findUserByEmail',
  { email: 'text', provider: 'text' },
  { id: 'uuid', linked: 'bool' },
  `select u.id, exists (select 1 from identities i where i.user_id = u.id and i.provider = $2) as linked from users u where u.email = $1`,
)

/** Inserts no row if the user already has an account of this provider linked. */
export const insertIdentity = statement(
  'auth.insertIdentity',
  { provider: 'text', subject: 'text', user: 'uuid', email: 'text?', now: 'timestamptz' },
  {},
  `insert into identities (provider, subject, user_id, email, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
)

export const deleteIdentity = statement(
  'auth.deleteIdentity',
  { user: 'uuid', provider: 'text' },
  {},
  `delete from identities where user_id = $1 and provider = $2`,
)

export const listIdentities = statement(
  'auth.listIdentities',
  { user: 'uuid' },
  { provider: 'text', email: 'text?', created_at: 'timestamptz' },
  `select provider, email, created_at from identities where user_id = $1 order by created_at, provider`,
)
