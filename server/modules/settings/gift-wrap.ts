import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/statement.ts'
import { taxClasses } from '#server/modules/tax/tax.ts'

/** Warns if gift wrap is offered with a tax class that there isn't. */
export async function checkGiftWrap(
  db: Db,
  { offersGiftWrap, giftWrap: { taxClass } }: Config,
  log: { warn: (fields: object, message: string) => void },
): Promise<void> {
  if (!offersGiftWrap) return
  const codes = (await taxClasses(db)).map(({ code }) => code)
  if (!codes.includes(taxClass))
    log.warn({ taxClass }, `GIFT_WRAP_TAX_CLASS is ${taxClass}, which is none of the tax classes (${codes.join(', ')})`)
}
