import type { ReactNode } from 'react'
import type { RepeatDelivery } from '#contract/repeat-deliveries.ts'
import { urls } from '#contract/urls.ts'
import { optionsOf } from '#web/features/cart/lines.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

interface GoodsProps {
  of: RepeatDelivery
  /** The target of the product's link. */
  to?: string
  level?: 'h2' | 'p'
  children?: ReactNode
}

/** The first product of a repeat delivery, how many more there are, and its interval. Needs the group "repeat-deliveries". */
export function Goods({ of: { product, quantity, lines, weeks }, to, level: Name = 'h2', children }: GoodsProps) {
  const t = useText('repeat-deliveries')
  const common = useText('common')
  const options = optionsOf(product.options)
  return (
    <div className="flex items-start gap-4">
      <Thumb url={product.photo} alt="" size="medium" />
      <div className="min-w-0 grow">
        <Name className="font-medium">
          <Link
            to={to ?? urls.product(product.slug, product.variantId)}
            className="hover:underline hover:decoration-2 hover:underline-offset-4"
          >
            {product.name}
          </Link>
        </Name>
        <p className="text-sm text-quiet">{[options, t('quantity', { count: quantity })].filter(Boolean).join(' · ')}</p>
        {lines.length > 1 && <p className="text-sm text-quiet">{t('more', { count: lines.length - 1 })}</p>}
        <p className="text-sm text-quiet">{common('every', { count: weeks })}</p>
        {children}
      </div>
    </div>
  )
}
