import { statement } from '#server/db/statement.ts'

const key = {
  id: 'uuid',
  name: 'text',
  ending: 'text',
  scopes: 'text[]',
  maker: 'text',
  created_at: 'timestamptz',
  expires_at: 'timestamptz?',
  used_at: 'timestamptz?',
  revoked_at: 'timestamptz?',
} as const

export const listKeys = statement(
  'apiKeys.list',
  { limit: 'int8' },
  key,
  `
  select k.id, k.name, k.ending, k.scopes, u.name as maker, k.created_at, k.expires_at, k.used_at, k.revoked_at
  from (select * from api_keys order by created_at desc, id desc limit $1) k join users u on u.id = k.user_id
  order by k.created_at desc, k.id desc`,
)

/** Serializes creating keys. */
export const lockKeys = statement('apiKeys.lock', {}, {}, `select pg_advisory_xact_lock(7263056)`)

export const countActive = statement(
  'apiKeys.countActive',
  { now: 'timestamptz', limit: 'int8' },
  { count: 'int4' },
  `
  select count(*)::int as count from (select id from api_keys where revoked_at is null and (expires_at is null or expires_at > $1)
    order by created_at desc limit $2) k`,
)

export const addKey = statement(
  'apiKeys.add',
  {
    id: 'uuid',
    name: 'text',
    hash: 'text',
    ending: 'text',
    scopes: 'text[]',
    user: 'uuid',
    now: 'timestamptz',
    expires: 'timestamptz?',
  },
  {},
  `insert into api_keys (id, name, hash, ending, scopes, user_id, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export const revokeKey = statement(
  'apiKeys.revoke',
  { id: 'uuid', now: 'timestamptz' },
  { name: 'text' },
  `update api_keys set revoked_at = $2 where id = $1 and revoked_at is null returning name`,
)

/** A key with the current permissions of its creator, whose account mustn't be disabled. */
export const findKey = statement(
  'apiKeys.find',
  { hash: 'text', now: 'timestamptz' },
  { id: 'uuid', user_id: 'uuid', scopes: 'text[]', permissions: 'text[]', used_at: 'timestamptz?' },
  `
  select k.id, k.user_id, k.scopes, r.permissions, k.used_at from api_keys k join users u on u.id = k.user_id
    join roles r on r.name = u.role
  where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2) and u.disabled_at is null`,
)

export const recordUse = statement(
  'apiKeys.recordUse',
  { id: 'uuid', now: 'timestamptz', before: 'timestamptz' },
  {},
  `update api_keys set used_at = $2 where id = $1 and (used_at is null or used_at <= $3)`,
)
