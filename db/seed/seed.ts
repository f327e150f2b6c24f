import { openDatabase } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { createPasswordHasher } from '#server/modules/auth/passwords/hasher.ts'
import { createUser } from '#server/modules/auth/users/users.ts'
import { demoAccounts } from './accounts.ts'
import { brands } from './catalogue/brands.ts'
import { categories } from './catalogue/categories.ts'
import { products } from './catalogue/index.ts'
import { window } from './catalogue/window.ts'
import { fillCatalogue } from './fill.ts'

type Progress = (done: number, total: number) => void

const anything = statement(
  'seed.anything',
  {},
  { filled: 'bool' },
  `select exists (select from brands) or exists (select from users) as filled`,
)

const lockSeed = statement('seed.lock', {}, {}, `select pg_advisory_xact_lock(7263002)`)

/** Fills an empty database with the demo world, in one transaction; false, and nothing done, where there is something already. */
export async function seedOnce(databaseUrl: string, progress: Progress = () => {}, now = new Date()): Promise<boolean> {
  const database = openDatabase(databaseUrl, 1)
  try {
    return await database.transaction(async (tx) => {
      // Of two first starts on one database, the second waits here, and then finds the first one's world.
      await lockSeed.all(tx, {})
      if ((await anything.one(tx, {}))?.filled) return false
      await fillCatalogue(tx, { brands, categories, products, window }, now, progress)
      await createAccounts(tx, now)
      return true
    })
  } finally {
    await database.close()
  }
}

async function createAccounts(tx: Tx, now: Date): Promise<void> {
  const { hash } = createPasswordHasher()
  for (const [who, { name, email, password }] of Object.entries(demoAccounts)) {
    await createUser(tx, { name, email, phone: null, passwordHash: await hash(password) }, who === 'admin' ? 'owner' : 'customer', now)
  }
}
