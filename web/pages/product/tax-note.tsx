import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** Whether the price includes tax, in a shop that charges it. Many countries require this beside the price. */
export function TaxNote() {
  const t = useText('product-details')
  const { taxInPrices } = useShop()
  if (taxInPrices === null) return null
  return <p className="-mt-3 text-sm text-quiet">{t(`tax.${taxInPrices}`)}</p>
}
