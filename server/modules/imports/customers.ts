import type { Tx } from '#server/db/statement.ts'
import { isReservedName } from '#server/modules/auth/users/users.ts'
import { accountsOfEmails, importCustomers, removeUntouched } from '#server/modules/customers/customers.ts'
import { adoptSubscriptions, eraseSubscribers } from '#server/modules/newsletter/newsletter.ts'
import { type CustomerLine, customerColumns } from './formats/customer-line.ts'
import type { LineError } from './formats/file-product.ts'
import { type Checker, failed, type Kind, type RowRunner, type RunContext, sentencesOf, type ImportWork } from './kind.ts'
import type { Checked, ReadRow, Result } from './queries.ts'
import { TakenKeys } from './taken-keys.ts'
import type { DoneRow } from './undo-queries.ts'

/** The data for undoing. */
interface Before {
  email: string
  /** Whether the import subscribed the customer to the newsletter. */
  isSubscribed: boolean
}

/** Customers by email, in the format of Shopify's files. Existing accounts stay as they are, and nobody gets a mail. */
export const customers: Kind<CustomerLine> = { checker: customerChecker, runner: customerRunner, undo }

const isThere = 'has an account here already: it stays as it is'

/** Refuses a new account whose name looks like the shop's. Without a name in the file, the name comes from the email. */
function nameProblem({ name, email, line }: CustomerLine, shopName: string): LineError[] {
  if (!isReservedName(name, shopName)) return []
  const isGiven = !email.startsWith(`${name.toLowerCase()}@`)
  const message = isGiven ? 'is a name that is reserved for the shop' : 'is missing, and the name in the email is reserved for the shop'
  return [{ line, column: customerColumns.name[0], message }]
}

async function customerChecker({ database: { db }, config }: ImportWork): Promise<Checker<CustomerLine>> {
  const taken = new TakenKeys()
  const checkOne = ({ position, line, content, errors: known }: ReadRow<CustomerLine>, account: { id: string } | undefined): Checked => {
    const other = content.email === '' ? undefined : taken.claim(content.email, line)
    const column = customerColumns.email[0]
    const errors = [
      ...known,
      ...(other === undefined ? [] : [{ line, column, message: `is on line ${other}, too` }]),
      ...(account ? [] : nameProblem(content, config.shop.name)),
    ]
    const warnings = account ? [{ line, column, message: isThere }] : content.warnings
    const action = errors.length > 0 ? 'refuse' : account ? 'same' : 'create'
    return { position, action, errors, warnings, target_id: account?.id ?? null, label: content.name }
  }
  return {
    async check(rows) {
      const accounts = await accountsOfEmails(
        db,
        rows.map(({ content }) => content.email),
      )
      return rows.map((row) => checkOne(row, accounts.get(row.content.email)))
    },
  }
}

async function customerRunner({ userId }: RunContext): Promise<RowRunner<CustomerLine>> {
  return {
    parts: (rows) => [rows],
    async write(tx, rows, now) {
      const lines = rows.map(({ content }) => content)
      const made = await importCustomers(tx, lines, { author: userId, now })
      const agreed = lines.filter(({ isSubscribed, email }) => isSubscribed && made.has(email)).map(({ email }) => email)
      const subscribed = agreed.length > 0 ? await adoptSubscriptions(tx, agreed, now) : new Set()
      return rows.map((row): Result => {
        const { email } = row.content
        const id = made.get(email)
        if (id === undefined) return failed(row, [{ line: row.line, column: customerColumns.email[0], message: isThere }])
        const before: Before = { email, isSubscribed: subscribed.has(email) }
        return { position: row.position, result: 'created', target_id: id, before, version: null, errors: [] }
      })
    },
    errorsOf: (refusal, { line }) => sentencesOf(refusal, line),
  }
}

async function undo(tx: Tx, done: DoneRow[]): Promise<(string | null)[]> {
  const removed = await removeUntouched(
    tx,
    done.map(({ target_id }) => target_id),
  )
  const stored = done.flatMap(({ target_id, before }) => (removed.has(target_id) ? [before as Before] : []))
  const emails = stored.filter(({ isSubscribed }) => isSubscribed).map(({ email }) => email)
  if (emails.length > 0) await eraseSubscribers(tx, emails)
  return done.map(({ target_id }) => (removed.has(target_id) ? null : 'was used since'))
}
