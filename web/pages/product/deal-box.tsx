import type { Product } from '#contract/product.ts'
import { DealCountdown } from '#web/features/catalogue/deal-countdown.tsx'
import { useText } from '#web/lib/text.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The end of a deal, above its price. */
export function DealBox({ deal }: { deal: NonNullable<Product['deal']> }) {
  const t = useText('common')
  return (
    <div className="mt-5 rounded-card bg-studio p-4">
      <p className="mb-3">
        <Badge look="volt">{t('deal.title')}</Badge>
      </p>
      <DealCountdown key={deal.endsAt} deal={deal} />
    </div>
  )
}
