import { statement } from '#server/db/statement.ts'

export const findFactor = statement(
  'factors.find',
  { user: 'uuid' },
  { secret: 'text', confirmed: 'bool', codes_left: 'int4' },
  `
  select f.secret, f.confirmed_at is not null as confirmed,
    (select count(*)::int from backup_codes b where b.user_id = f.user_id and b.used_at is null) as codes_left
  from second_factors f where f.user_id = $1`,
)

/** No row where one is on. A secret that was not confirmed is replaced. */
export const putFactor = statement(
  'factors.put',
  { user: 'uuid', secret: 'text', now: 'timestamptz' },
  {},
  `
  insert into second_factors (user_id, secret, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at where second_factors.confirmed_at is null`,
)

/** One of many at once wins; none where the secret is another by now. */
export const confirmFactor = statement(
  'factors.confirm',
  { user: 'uuid', secret: 'text', step: 'int8', now: 'timestamptz' },
  {},
  `update second_factors set confirmed_at = $4, last_step = $3 where user_id = $1 and secret = $2 and confirmed_at is null`,
)

/** Spends a code and those before it; one of many at once wins. */
export const spendStep = statement(
  'factors.spendStep',
  { user: 'uuid', secret: 'text', step: 'int8' },
  {},
  `update second_factors set last_step = $3 where user_id = $1 and secret = $2 and confirmed_at is not null and last_step < $3`,
)

export const deleteFactor = statement('factors.delete', { user: 'uuid' }, {}, `delete from second_factors where user_id = $1`)

export const deleteBackupCodes = statement('factors.deleteBackupCodes', { user: 'uuid' }, {}, `delete from backup_codes where user_id = $1`)

export const insertBackupCodes = statement(
  'factors.insertBackupCodes',
  { user: 'uuid', hashes: 'text[]' },
  {},
  `insert into backup_codes (user_id, code_hash) select $1, unnest($2::text[])`,
)

/** One of many at once wins. */
export const spendBackupCode = statement(
  'factors.spendBackupCode',
  { user: 'uuid', hash: 'text', now: 'timestamptz' },
  {},
  `update backup_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null`,
)

export const findBackupCode = statement(
  'factors.findBackupCode',
  { user: 'uuid', hash: 'text' },
  { user_id: 'uuid' },
  `select user_id from backup_codes where user_id = $1 and code_hash = $2`,
)
