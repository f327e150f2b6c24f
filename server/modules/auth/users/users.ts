import type { Locale } from '#contract/locales.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Contact } from './contact.ts'
import { findContact, insertUser, insertUsers, lockUser, userName } from './queries.ts'

export { isOnlyOwner, lockOwners } from './owners.ts'
export { isReservedName, refuseReservedName } from './reserved-names.ts'

export interface NewUser extends Contact {
  name: string
  /** Null for a user who signs in by other means only. */
  passwordHash: string | null
  /** The language of mails to this user; without it, the shop's first. */
  locale?: Locale
}

/** Creates a user and returns the id; undefined if the email, or without one the phone, already belongs to a user. */
export async function createUser(tx: Tx, user: NewUser, role: string, now: Date): Promise<string | undefined> {
  const { name, email, phone, passwordHash: hash, locale = null } = user
  // If there is an email, it's the email that was verified, not the phone.
  const phones = email === null ? { phone, unprovedPhone: null } : { phone: null, unprovedPhone: phone }
  const row = await insertUser.one(tx, { id: newId(now), name, email, hash, role, now, ...phones, locale })
  return row?.id
}

/** A customer of a shop that is seeded with a history, without a password or any other sign-in method. */
export interface HistoricalUser {
  id: string
  name: string
  /** In lower case. */
  email: string
  createdAt: Date
}

/** Adds customers in bulk. Fails if an email is taken. */
export async function addUsers(tx: Tx, users: HistoricalUser[]): Promise<void> {
  await insertUsers.run(tx, {
    ids: users.map(({ id }) => id),
    names: users.map(({ name }) => name),
    emails: users.map(({ email }) => email),
    created: users.map(({ createdAt }) => createdAt),
  })
}

/** A user's email and phone, and the language of messages to them: null for the shop's first. */
export async function contactOf(db: Db | Tx, userId: string): Promise<Contact & { locale: Locale | null }> {
  const row = await findContact.one(db, { id: userId })
  return row ?? { email: null, phone: null, locale: null }
}

/** Locks a user's row until the transaction ends, so that changes to sign-in methods and contacts happen one after the other. */
export const lockAccount = (tx: Tx, userId: string): Promise<Contact | undefined> => lockUser.one(tx, { id: userId })

/** The user's name; null if they no longer exist. */
export const nameOf = async (db: Db | Tx, userId: string): Promise<string | null> => (await userName.one(db, { id: userId }))?.name ?? null
