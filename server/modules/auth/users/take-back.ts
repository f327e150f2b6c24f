import { statement, type Tx } from '#server/db/statement.ts'

const revoke = statement(
  'auth.takeBack',
  { user: 'uuid', now: 'timestamptz' },
  { keys: 'int4', passkeys: 'int4', identities: 'int4', factors: 'int4' },
  `
  with keys as (update api_keys set revoked_at = $2 where user_id = $1 and revoked_at is null returning 1),
    keyless as (delete from passkeys where user_id = $1 returning 1),
    unlinked as (delete from identities where user_id = $1 returning 1),
    factors as (delete from second_factors where user_id = $1 returning confirmed_at),
    passwordless as (update users set password_hash = null where id = $1)
  select (select count(*)::int from keys) as keys, (select count(*)::int from keyless) as passkeys,
    (select count(*)::int from unlinked) as identities, (select count(*)::int from factors where confirmed_at is not null) as factors`,
)

/** How many ways in an account had besides its sessions and password. */
export interface TakenBack {
  keys: number
  passkeys: number
  identities: number
  factors: number
}

/**
 * Takes an account back from whoever has it: revokes the API keys that it made, removes its passkeys, linked accounts, second factor and
 * password. Call it with the account locked.
 */
export const takeBack = async (tx: Tx, user: string, now: Date): Promise<TakenBack> => (await revoke.one(tx, { user, now }))!
