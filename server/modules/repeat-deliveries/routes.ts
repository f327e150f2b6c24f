import * as contract from '#contract/repeat-deliveries.ts'
import * as linesContract from '#contract/repeat-lines.ts'
import * as staffContract from '#contract/staff-repeat-deliveries.ts'
import * as offers from '#contract/repeat-offers.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { repeatOfferOf, saveRepeatOffer } from '#server/modules/catalogue/catalogue.ts'
import type { PriceSources } from '#server/modules/orders/orders.ts'
import type { PaymentGateway } from '#server/modules/payments/payments.ts'
import { beginCard } from './card-page.ts'
import { checkCard } from './card.ts'
import { addLine, changeLine, listAddable, removeLine } from './change-lines.ts'
import { cancelOwn, changeDelivery, pause, resume, skipNext, unskip } from './change.ts'
import { listDeliveries, readDelivery } from './present.ts'
import { figures, listForStaff, readForStaff, stop } from './staff.ts'

/** The endpoints for customers' own repeat deliveries, and those for staff. */
export function repeatDeliveryRoutes(sources: PriceSources, gateway: PaymentGateway | null): BoundEndpoint[] {
  const dependenciesOf = (database: Database) => ({ database, sources, gateway })
  /** Changes one of the caller's repeat deliveries, then reads its new state. */
  const changing =
    <I extends { id: string }>(change: (tx: Tx, input: I, context: SignedInContext) => Promise<void>) =>
    async (database: Database, input: I, context: SignedInContext) => {
      await database.transaction((tx) => change(tx, input, context))
      return readDelivery(database.db, sources, input.id, context)
    }
  return [
    reads(contract.listRepeatDeliveries, async (db, _, context) => ({ repeatDeliveries: await listDeliveries(db, context) })),
    reads(contract.getRepeatDelivery, (db, { id }, context) => readDelivery(db, sources, id, context)),
    withDatabase(contract.changeRepeatDelivery, changing(changeDelivery)),
    reads(linesContract.listAddableProducts, (db, input, context) => listAddable(db, sources, input, context)),
    withDatabase(
      linesContract.addRepeatLine,
      changing((tx, input, context) => addLine(tx, sources, input, context)),
    ),
    withDatabase(linesContract.changeRepeatLine, changing(changeLine)),
    withDatabase(linesContract.removeRepeatLine, changing(removeLine)),
    withDatabase(contract.skipRepeatDelivery, changing(skipNext)),
    withDatabase(contract.unskipRepeatDelivery, changing(unskip)),
    withDatabase(contract.pauseRepeatDelivery, changing(pause)),
    withDatabase(contract.resumeRepeatDelivery, changing(resume)),
    withDatabase(contract.cancelRepeatDelivery, changing(cancelOwn)),
    withDatabase(contract.beginRepeatCard, (database, { id }, context) => beginCard(dependenciesOf(database), id, context)),
    withDatabase(contract.checkRepeatCard, async (database, { id }, context) => {
      const before = await readDelivery(database.db, sources, id, context)
      const cardTaken = await checkCard(dependenciesOf(database), before.id, context)
      return { ...(await readDelivery(database.db, sources, id, context)), cardTaken }
    }),
    reads(staffContract.listStaffRepeatDeliveries, listForStaff),
    reads(staffContract.getRepeatFigures, (db, _, context) => figures(db, context)),
    reads(staffContract.getStaffRepeatDelivery, (db, { id }) => readForStaff(db, id)),
    writes(staffContract.stopRepeatDelivery, stop),
    reads(offers.getRepeatOffer, async (db, { id }) => ({ offer: asOffer(await repeatOfferOf(db, id)) })),
    writes(offers.setRepeatOffer, async (tx, { id, offer }) => ({ offer: asOffer(await saveRepeatOffer(tx, id, offer)) })),
  ]
}

/** A stored offer in the contract's type: its intervals were checked when they were saved. */
const asOffer = (offer: Awaited<ReturnType<typeof repeatOfferOf>>) => offer as (typeof offers.getRepeatOffer)['output']['_output']['offer']
