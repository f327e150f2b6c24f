import { randomUUID } from 'node:crypto'
import { dayMs } from '#contract/time.ts'
import { openDatabase } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { createUser } from '#server/modules/auth/users/users.ts'
import { createSession } from '#server/modules/auth/sessions/sessions.ts'

export const customerCount = 2000

/** Removes what customers of earlier runs left and signs in new ones; returns their tokens. */
export async function newCustomers(url: string, now: Date): Promise<string[]> {
  const database = openDatabase(url, 1)
  try {
    return await database.transaction(async (tx) => {
      await tx.query({ text: 'truncate users, orders, idempotency_keys, messages, jobs cascade', values: [] })
      const tokens: string[] = []
      for (let n = 0; n < customerCount; n++) tokens.push(await signIn(tx, n, now))
      return tokens
    })
  } finally {
    await database.close()
  }
}

/** Signs in an owner with a second factor; returns the token. */
export async function newOwner(url: string, now: Date): Promise<string> {
  const database = openDatabase(url, 1)
  try {
    return await database.transaction(async (tx) => {
      const user = await createUser(
        tx,
        { name: 'Owner', email: `${randomUUID()}@example.com`, phone: null, passwordHash: 'none' },
        'owner',
        now,
      )
      if (!user) throw new Error('The owner could not be created')
      const token = await createSession(tx, user, now, { agent: 'bench', address: '127.0.0.1' })
      await tx.query({ text: 'update sessions set second_factor = true where user_id = $1', values: [user] })
      return token
    })
  } finally {
    await database.close()
  }
}

/** Customers joined over this many days; their orders are as old. */
const joinedDays = 180

/** Accounts have no password: hashing so many would take minutes. */
async function signIn(tx: Tx, n: number, now: Date): Promise<string> {
  const newUser = { name: `Customer ${n}`, email: `${randomUUID()}@example.com`, phone: null, passwordHash: 'none' }
  const user = await createUser(tx, newUser, 'customer', new Date(now.getTime() - (n % joinedDays) * dayMs))
  if (!user) throw new Error(`Customer ${n} could not be created`)
  return createSession(tx, user, now, { agent: 'bench', address: '127.0.0.1' })
}
