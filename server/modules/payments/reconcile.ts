import type { Db } from '#server/db/statement.ts'
import type { PaymentGateway, Session } from './gateway.ts'
import * as queries from './queries.ts'

interface Difference {
  sessionId: string
  orderId: string
  what: 'unknown to us' | 'paid, but not in our books' | 'in our books, but not paid' | 'another amount'
}
const comparedAtOnce = 100

/** Compares the provider's own list, which has the newest sessions, with the books; returns the differences, for a person to check. */
export async function reconcile(db: Db, gateway: PaymentGateway, since: Date): Promise<Difference[]> {
  const differences: Difference[] = []
  let sessions: Session[] = []
  for await (const session of gateway.listSessions(since)) {
    sessions.push(session)
    if (sessions.length < comparedAtOnce) continue
    differences.push(...(await differencesOf(db, sessions)))
    sessions = []
  }
  return [...differences, ...(await differencesOf(db, sessions))]
}

async function differencesOf(db: Db, sessions: Session[]): Promise<Difference[]> {
  if (sessions.length === 0) return []
  const rows = await queries.paymentsBySessions.all(db, { sessions: sessions.map(({ id }) => id) })
  const books = new Map(rows.map((row) => [row.session_id, row]))
  return sessions.flatMap((session) => {
    const what = differenceOf(session, books.get(session.id))
    return what ? [{ sessionId: session.id, orderId: session.orderId, what }] : []
  })
}

function differenceOf(
  session: Session,
  row: { status: queries.Payment['status']; amount: number } | undefined,
): Difference['what'] | undefined {
  const isPaid = session.state === 'paid'
  if (!row) return isPaid ? 'unknown to us' : undefined
  if (row.amount !== session.amount) return 'another amount'
  if (isPaid && row.status !== 'captured') return 'paid, but not in our books'
  return !isPaid && row.status === 'captured' ? 'in our books, but not paid' : undefined
}
