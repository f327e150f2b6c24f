import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'

const ways = ['original', 'credit', 'points'] as const
export type RefundWay = (typeof ways)[number]

interface RefundWayFieldProps {
  to: RefundWay
  isCash: boolean
  onChange: (to: RefundWay) => void
}

/** How the money is given back. */
export function RefundWayField({ to, isCash, onChange }: RefundWayFieldProps) {
  const t = useText('admin-orders')
  return (
    <Select
      label={t('refund.to')}
      hint={to === 'original' && isCash ? t('refund.byHand') : undefined}
      options={ways.map((value) => ({
        value,
        name: t(`refund.ways.${value === 'original' && isCash ? 'cash' : value}`),
      }))}
      value={to}
      onChange={(event) => onChange(ways.find((one) => one === event.currentTarget.value) ?? 'original')}
    />
  )
}
