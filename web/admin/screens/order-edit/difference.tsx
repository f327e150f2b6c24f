import type { OrderEditPreview } from '#contract/admin/order-edits.ts'
import type { Order } from '#contract/orders.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Sums } from '#web/admin/orders/sums.tsx'

const cents = (amount: number): number => Math.round(amount * 100)

/** What the order came to, what it would come to, and who pays whom. */
export function Difference({ order, preview }: { order: Order; preview: OrderEditPreview }) {
  const t = useText('admin-compose')
  const money = useMoney()
  const change = (cents(preview.totalCost) - cents(order.totalCost)) / 100
  const name = preview.shippingMethods.find(({ code }) => code === preview.shippingMethod)?.name ?? order.shippingMethod.name
  return (
    <>
      <Sums
        rows={[
          [t('sum.items'), money(preview.productCost)],
          ...(preview.discount > 0 ? [[t('sum.discount'), money(-preview.discount)] as const] : []),
          [name, money(preview.shippingCost)],
          ...(preview.tax > 0 ? [[t('sum.tax'), money(preview.tax)] as const] : []),
        ]}
        total={[t('sum.total'), money(preview.totalCost)]}
        after={[
          [t('sum.before'), money(order.totalCost)],
          [t('sum.change'), `${change > 0 ? '+' : ''}${money(change)}`],
        ]}
      />
      <p>{consequence(order, preview, t, money)}</p>
    </>
  )
}

function consequence(
  { paymentMethod }: Order,
  { owed, refund, points }: OrderEditPreview,
  t: ReturnType<typeof useText<'admin-compose'>>,
  money: ReturnType<typeof useMoney>,
): string {
  if (refund > 0) return t(paymentMethod === 'Stripe' ? 'edit.toCard' : 'edit.byHand', { amount: money(refund) })
  if (points !== 0) return t(points > 0 ? 'edit.pointsBack' : 'edit.pointsTaken', { count: Math.abs(points) })
  if (owed === 0) return t('edit.even')
  return t(paymentMethod === 'Stripe' ? 'edit.owedByLink' : 'edit.owedAtDoor', { amount: money(owed) })
}
