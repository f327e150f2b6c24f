import type { Locale } from '#contract/locales.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'

/** Returns no row for a user who is disabled or due to be erased. */
export const findUserForSignIn = statement(
  'auth.findUserForSignIn',
  { email: 'text?', phone: 'text?', now: 'timestamptz' },
  { id: 'uuid', password_hash: 'text?' },
  `
  select id, password_hash from users
  where (email = $1 or phone = $2) and disabled_at is null and (erase_at is null or erase_at > $3)`,
)

export const findUserByContact = statement(
  'auth.findUserByContact',
  { email: 'text?', phone: 'text?' },
  { id: 'uuid' },
  `select id from users where email = $1 or phone = $2 limit 1`,
)

export const findContact = statement(
  'auth.findContact',
  { id: 'uuid' },
  { email: 'text?', phone: 'text?', locale: nullable(textOf<Locale>()) },
  `select email, phone, locale from users where id = $1`,
)

export const insertUser = statement(
  'auth.insertUser',
  {
    id: 'uuid',
    name: 'text',
    email: 'text?',
    phone: 'text?',
    hash: 'text?',
    role: 'text',
    now: 'timestamptz',
    unprovedPhone: 'text?',
    locale: 'text?',
  },
  { id: 'uuid' },
  `
  insert into users (id, name, email, phone, password_hash, role, created_at, unproved_phone, locale)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
)

export const insertUsers = statement(
  'auth.insertUsers',
  { ids: 'uuid[]', names: 'text[]', emails: 'text[]', created: 'timestamptz[]' },
  {},
  `
  insert into users (id, name, email, role, created_at)
  select id, name, email, 'customer', created from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[]) as u (id, name, email,
    created)`,
)

export const lockUser = statement(
  'auth.lockUser',
  { id: 'uuid' },
  { email: 'text?', phone: 'text?' },
  `select email, phone from users where id = $1 for update`,
)

/** Locks the account and returns the current hash of its password. */
export const lockPassword = statement(
  'auth.lockPassword',
  { id: 'uuid' },
  { password_hash: 'text?' },
  `select password_hash from users where id = $1 for no key update`,
)

export const updateContact = statement(
  'auth.updateContact',
  { id: 'uuid', email: 'text?', phone: 'text?' },
  {},
  `
  update users set email = $2, phone = $3, unproved_phone = case when phone is distinct from $3 then null else unproved_phone end
  where id = $1`,
)

export const userName = statement('auth.userName', { id: 'uuid' }, { name: 'text' }, `select name from users where id = $1`)

/** Cancels a scheduled erasure that isn't due yet; returns no row if none is scheduled. */
export const cancelErasure = statement(
  'auth.cancelErasure',
  { id: 'uuid', now: 'timestamptz' },
  { email: 'text?', phone: 'text?' },
  `update users set erase_at = null where id = $1 and erase_at > $2 returning email, phone`,
)
