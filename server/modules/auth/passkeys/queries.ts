import { statement } from '#server/db/statement.ts'

export const listPasskeys = statement(
  'auth.listPasskeys',
  { user: 'uuid' },
  { id: 'uuid', name: 'text', credential_id: 'text', transports: 'text[]', created_at: 'timestamptz', used_at: 'timestamptz?' },
  `select id, name, credential_id, transports, created_at, used_at from passkeys where user_id = $1 order by created_at, id`,
)

export const findPasskey = statement(
  'auth.findPasskey',
  { credential: 'text' },
  { id: 'uuid', user_id: 'uuid', public_key: 'text', counter: 'int8' },
  `select id, user_id, public_key, counter from passkeys where credential_id = $1`,
)

/** Returns no row if the passkey is already registered. */
export const insertPasskey = statement(
  'auth.insertPasskey',
  {
    id: 'uuid',
    user: 'uuid',
    name: 'text',
    credential: 'text',
    publicKey: 'text',
    counter: 'int8',
    transports: 'text[]',
    now: 'timestamptz',
  },
  {},
  `
  insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
)

/** Returns no row if the signature counter didn't increase, as the passkey may have been copied. Many authenticators always report zero. */
export const recordPasskeyUse = statement(
  'auth.recordPasskeyUse',
  { id: 'uuid', counter: 'int8', now: 'timestamptz' },
  {},
  `update passkeys set counter = $2, used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
)

export const deletePasskey = statement(
  'auth.deletePasskey',
  { user: 'uuid', id: 'uuid' },
  { name: 'text' },
  `delete from passkeys where user_id = $1 and id = $2 returning name`,
)

/** Returns no row for a challenge that was used before. */
export const consumeChallenge = statement(
  'auth.consumeChallenge',
  { hash: 'text', expires: 'timestamptz' },
  {},
  `insert into spent_challenges (hash, expires_at) values ($1, $2) on conflict do nothing`,
)

/** Deletes a few per call, so that no single sign-in pays for a whole night's backlog. */
export const purgeChallenges = statement(
  'auth.purgeChallenges',
  { now: 'timestamptz' },
  {},
  `
  delete from spent_challenges where hash in (select hash from spent_challenges where expires_at <= $1 order by expires_at limit 20
    for update skip locked)`,
)
