import { demoAccounts } from '#seed/accounts.ts'
import type { Db } from './db/statement.ts'
import { statement } from './db/statement.ts'
import { createPasswordHasher } from './modules/auth/passwords/hasher.ts'

const findAccounts = statement(
  'demo.findAccounts',
  { emails: 'text[]' },
  { email: 'text', password_hash: 'text?' },
  `select email, password_hash from users where email = any($1) and disabled_at is null`,
)

/** Fails if a demo account still has its public password, because others can reach this shop. */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const { verify } = createPasswordHasher()
  const accounts = Object.values(demoAccounts)
  for (const { email, password_hash } of await findAccounts.all(db, { emails: accounts.map((account) => account.email) })) {
    const { password } = accounts.find((account) => account.email === email)!
    if (await verify(password, password_hash))
      throw new Error(
        `This database has the demo account ${email}, whose password is published. Start with an empty database, or change that password with the shop on your own machine`,
      )
  }
}
