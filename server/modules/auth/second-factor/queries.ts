import { statement } from '#server/db/statement.ts'

export const findSecondFactor = statement(
  'auth.findSecondFactor',
  { user: 'uuid' },
  { secret: 'text', confirmed: 'bool', codes_left: 'int4' },
  `
  select f.secret, f.confirmed_at is not null as confirmed,
    (select count(*)::int from backup_codes b where b.user_id = f.user_id and b.used_at is null) as codes_left
  from second_factors f where f.user_id = $1`,
)

/** Replaces a secret that was never confirmed; returns no row if the second factor is on. */
export const upsertSecondFactor = statement(
  'auth.upsertSecondFactor',
  { user: 'uuid', secret: 'text', now: 'timestamptz' },
  {},
  `
  insert into second_factors (user_id, secret, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at where second_factors.confirmed_at is null`,
)

/** Of many concurrent calls exactly one updates the row; none does if the secret has changed. */
export const confirmSecondFactor = statement(
  'auth.confirmSecondFactor',
  { user: 'uuid', secret: 'text', step: 'int8', now: 'timestamptz' },
  {},
  `update second_factors set confirmed_at = $4, last_step = $3 where user_id = $1 and secret = $2 and confirmed_at is null`,
)

/** Uses up the code of a time step and all earlier ones. Of many concurrent calls exactly one updates the row. */
export const consumeTimeStep = statement(
  'auth.consumeTimeStep',
  { user: 'uuid', secret: 'text', step: 'int8' },
  {},
  `update second_factors set last_step = $3 where user_id = $1 and secret = $2 and confirmed_at is not null and last_step < $3`,
)

export const deleteSecondFactor = statement(
  'auth.deleteSecondFactor',
  { user: 'uuid' },
  {},
  `delete from second_factors where user_id = $1`,
)

export const deleteBackupCodes = statement('auth.deleteBackupCodes', { user: 'uuid' }, {}, `delete from backup_codes where user_id = $1`)

export const insertBackupCodes = statement(
  'auth.insertBackupCodes',
  { user: 'uuid', hashes: 'text[]' },
  {},
  `insert into backup_codes (user_id, code_hash) select $1, unnest($2::text[])`,
)

/** Of many concurrent calls with one code, exactly one updates the row. */
export const consumeBackupCode = statement(
  'auth.consumeBackupCode',
  { user: 'uuid', hash: 'text', now: 'timestamptz' },
  {},
  `update backup_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null`,
)

export const findBackupCode = statement(
  'auth.findBackupCode',
  { user: 'uuid', hash: 'text' },
  { user_id: 'uuid' },
  `select user_id from backup_codes where user_id = $1 and code_hash = $2`,
)

/** Everyone's encrypted secrets, page by page: `after` is the last id before it. */
export const pageOfSecondFactors = statement(
  'auth.pageOfSecondFactors',
  { after: 'uuid', limit: 'int8' },
  { user_id: 'uuid', secret: 'text', confirmed: 'bool' },
  `select user_id, secret, confirmed_at is not null as confirmed from second_factors where user_id > $1 order by user_id limit $2`,
)

/** Deletes it only if it's still this one. */
export const deleteSecondFactorWith = statement(
  'auth.deleteSecondFactorWith',
  { user: 'uuid', secret: 'text' },
  {},
  `delete from second_factors where user_id = $1 and secret = $2`,
)
