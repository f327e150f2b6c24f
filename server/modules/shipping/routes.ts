import * as contract from '#contract/shipping.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeZone, createZone, deleteZone, listZones } from './manage.ts'
import { preview } from './preview.ts'
import type { ShippingCache } from './shipping.ts'

/** Staff's endpoints for shipping zones and their methods. */
export const shippingRoutes = (cache: ShippingCache): BoundEndpoint[] => [
  reads(contract.listShippingZones, (db, _, { config }) => listZones(db, config)),
  writes(contract.createShippingZone, (tx, input, context) => createZone(tx, cache, input, context)),
  writes(contract.changeShippingZone, (tx, input, context) => changeZone(tx, cache, input, context)),
  writes(contract.deleteShippingZone, (tx, { id }) => deleteZone(tx, cache, id)),
  reads(contract.tryShipping, (db, input, context) => preview(db, cache, input, context)),
]
