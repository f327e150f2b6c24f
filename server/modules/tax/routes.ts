import * as contract from '#contract/tax.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeSettings, classesOf, getSettings } from './manage.ts'
import type { TaxCache } from './tax.ts'

/** Staff's endpoints for tax. */
export const taxRoutes = (cache: TaxCache): BoundEndpoint[] => [
  reads(contract.getTaxSettings, async (db, _, { config }) => ({ settings: await getSettings(db), countries: config.shop.countries })),
  writes(contract.changeTaxSettings, (tx, input, { config }) => changeSettings(tx, cache, input, config)),
  reads(contract.listTaxClasses, async (db) => ({ classes: await classesOf(db) })),
]
