import { type Db, statement, type Tx } from '#server/db/statement.ts'

const lock = statement('auth.lockOwners', {}, { name: 'text' }, `select name from roles where name = 'owner' for update`)

const others = statement(
  'auth.otherOwners',
  { id: 'uuid' },
  { owners: 'int4' },
  `
  select count(*)::int as owners from users
  where role = 'owner' and role <> 'customer' and disabled_at is null and erase_at is null and id <> $1`,
)

/** Serializes changes of roles and owners, so that two owners can't remove each other. Taken before any user is locked. */
export const lockOwners = async (tx: Tx): Promise<void> => void (await lock.one(tx, {}))

/** Whether nobody else owns the shop, not counting owners about to be erased: without an owner nobody could let anyone in again. */
export const isOnlyOwner = async (tx: Db | Tx, id: string): Promise<boolean> => (await others.one(tx, { id }))!.owners === 0
