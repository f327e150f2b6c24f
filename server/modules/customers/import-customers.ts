import { regionCode } from '#contract/customers/region-of-postcode.ts'
import type { addAddress } from '#contract/customers/customers.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

/** A customer of another shop. */
interface NewCustomer {
  name: string
  /** Lower-case. */
  email: string
  phone: string | null
  address: ParsedOf<typeof addAddress> | null
  tags: string[]
  /** The note for staff. */
  note: string
}

const accountsOf = statement(
  'customers.accountsOf',
  { emails: 'text[]' },
  { id: 'uuid', email: 'text', name: 'text' },
  `select id, email, name from users where email = any($1)`,
)

/** Imported accounts have no password or other sign-in method, so nobody can sign in before proving the email. */
const insertCustomers = statement(
  'customers.insertCustomers',
  { customers: json<object[]>(), now: 'timestamptz', author: 'uuid' },
  { id: 'uuid', email: 'text' },
  `
  with given as materialized (
    select * from json_to_recordset($1) as c (id uuid, email text, name text, phone text, tags text[], note_id uuid, note text,
      address_id uuid, address json)
  ), made as (
    insert into users (id, name, email, role, created_at, unproved_phone)
    select id, name, email, 'customer', $2, phone from given order by email on conflict do nothing returning id, email
  ), notes as (
    insert into customer_notes (id, customer_id, author, text, at) select g.note_id, m.id, $3, g.note, $2
    from made m join given g on g.id = m.id where g.note <> ''
  ), tagged as (
    insert into customer_tags (customer_id, tag) select m.id, tag from made m join given g on g.id = m.id cross join unnest(g.tags) as tag
  ), addressed as (
    insert into addresses (id, user_id, first_name, last_name, email, address_line1, address_line2, city, region, post_code, country, phone,
      tag, is_default, is_default_billing, created_at)
    select g.address_id, m.id, a.first_name, a.last_name, null, a.line1, a.line2, a.city, a.region, a.post_code, a.country, a.phone,
      'HOME', true, true, $2
    from made m join given g on g.id = m.id
      cross join json_to_record(g.address) as a (first_name text, last_name text, line1 text, line2 text, city text, region text,
        post_code text, country text, phone text)
    where g.address is not null and json_typeof(g.address) = 'object'
  )
  select id, email from made`,
)

/** Deletes accounts that were never used. */
const deleteUntouched = statement(
  'customers.deleteUntouched',
  { ids: 'uuid[]' },
  { id: 'uuid' },
  `
  delete from users u where id = any($1) and password_hash is null and role = 'customer'
    and not exists (select from identities where user_id = u.id) and not exists (select from sessions where user_id = u.id)
    and not exists (select from passkeys where user_id = u.id) and not exists (select from orders where user_id = u.id)
      and not exists (select from users m where m.merged_into = u.id)
    and not exists (select from credit_accounts where user_id = u.id and kind = 'customer')
  returning id`,
)
const lockMany = statement('customers.lockMany', { ids: 'uuid[]' }, {}, `select from users where id = any($1) order by id for update`)

/** The accounts with these emails, by email. */
export const accountsOfEmails = async (db: Db | Tx, emails: string[]): Promise<Map<string, { id: string; name: string }>> =>
  new Map((await accountsOf.all(db, { emails })).map((row) => [row.email, row]))

/** Adds accounts without notifying anyone, and returns the ids of the new ones by email. Existing accounts stay as they are. */
export async function importCustomers(
  tx: Tx,
  customers: NewCustomer[],
  { author, now }: { author: string; now: Date },
): Promise<Map<string, string>> {
  const rows = customers.map(({ address, ...customer }) => ({
    ...customer,
    id: newId(now),
    note_id: newId(now),
    address_id: newId(now),
    address: address && {
      first_name: address.firstName,
      last_name: address.lastName,
      line1: address.addressLine1,
      line2: address.addressLine2,
      city: address.city,
      region: regionCode({ ...address, country: address.country ?? '', region: address.region ?? '' }),
      post_code: address.postCode,
      country: address.country,
      phone: address.phone,
    },
  }))
  const made = await insertCustomers.all(tx, { customers: rows, now, author })
  return new Map(made.map(({ id, email }) => [email, id]))
}

/** Removes imported accounts that were never used, and returns their ids. */
export async function removeUntouched(tx: Tx, ids: string[]): Promise<Set<string>> {
  // Waits for concurrent sign-ins and orders, so that the next statement sees them.
  await lockMany.run(tx, { ids })
  return new Set((await deleteUntouched.all(tx, { ids })).map(({ id }) => id))
}
