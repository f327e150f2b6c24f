import type { Tx } from '#server/db/statement.ts'
import { applyReading, type ReadingOutcome } from './apply.ts'
import type { Context } from './mails.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'
import { type ReadRequest, readProvider } from './read.ts'

interface CardReading {
  state: 'used' | 'open' | 'over'
  /** Stores the subscription's state after that. */
  write: (tx: Tx, context: Context) => Promise<ReadingOutcome>
}

/**
 * Asks the provider whether a member has given another card; if so, it's used from now on, and charged for what is open. Idempotent: the
 * page is read only once.
 */
export async function readCard(
  request: ReadRequest,
  { id, provider_id: provider }: SubscriptionRow,
  session: string,
): Promise<CardReading> {
  const state = provider === null ? 'over' : await request.gateway.useCard(session, provider)
  const reading = state === 'used' ? await readProvider(request, provider!) : undefined
  return {
    state,
    write: async (tx, context) => {
      if (state === 'open') return 'nothing'
      await queries.cardPages.endPage.run(tx, { id, session })
      return reading ? applyReading(tx, reading, context) : 'nothing'
    },
  }
}
