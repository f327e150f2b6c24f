import type { ReactNode } from 'react'
import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { allUnits, type Counts, linesOf } from './refund-amount.ts'
import { RefundLines } from './refund-lines.tsx'

interface RefundUnitsProps {
  order: Order
  counts: Counts
  onChange: (counts: Counts) => void
  /** What else happens with the chosen units. */
  children: ReactNode
}

/** The units that a refund is for; nothing if none can be chosen. */
export function RefundUnits({ order, counts, onChange, children }: RefundUnitsProps) {
  const t = useText('admin-orders')
  if (linesOf(order).length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('refund.lines')}</legend>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-quiet">
        {t('refund.linesHint')}
        <TextButton onClick={() => onChange(allUnits(order))}>{t('refund.all')}</TextButton>
      </p>
      <RefundLines order={order} counts={counts} onChange={onChange} />
      {children}
    </fieldset>
  )
}
