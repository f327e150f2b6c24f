import { Amount } from '#web/ui/price.tsx'
import { useText } from '#web/lib/text.ts'

/** The price that a discount must be compared with (EU price indication rules): the lowest of the 30 days before. */
export function LowestPrice({ price }: { price: number }) {
  const t = useText('product-details')
  return (
    <p className="-mt-3 text-sm text-quiet">
      {t('lowest')} <Amount of={price} />
    </p>
  )
}
