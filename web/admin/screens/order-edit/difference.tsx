import type { OrderEditPreview } from '#contract/admin/order-edits.ts'
import { linesCost } from '#contract/discounts.ts'
import type { Order } from '#contract/order.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Sums } from '#web/admin/orders/sums.tsx'
import { thousandths } from '#web/admin/orders/thousandths.ts'

/** The order's total before and after the edit, and the resulting payment or refund. */
export function Difference({ order, preview }: { order: Order; preview: OrderEditPreview }) {
  const t = useText('admin-compose')
  const money = useMoney()
  const change = (thousandths(preview.totalCost) - thousandths(order.totalCost)) / 1000
  const name = preview.shippingMethods.find(({ code }) => code === preview.shippingMethod)?.name ?? order.shippingMethod.name
  return (
    <>
      <Sums
        rows={[
          [t('sum.items'), money(linesCost(preview))],
          ...(preview.discount > 0 ? [[t('sum.discount'), money(-preview.discount)] as const] : []),
          ...(preview.wrapCost ? [[t('gift.wrap'), money(preview.wrapCost)] as const] : []),
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
  { owed, refund, points, credit }: OrderEditPreview,
  t: ReturnType<typeof useText<'admin-compose'>>,
  money: ReturnType<typeof useMoney>,
): string {
  const isAtDoor = paymentMethod === 'COD'
  const sentences = [
    refund > 0 && t(isAtDoor ? 'edit.byHand' : 'edit.toCard', { amount: money(refund) }),
    credit !== 0 && t(credit > 0 ? 'edit.creditBack' : 'edit.creditTaken', { amount: money(Math.abs(credit)) }),
    points !== 0 && t(points > 0 ? 'edit.pointsBack' : 'edit.pointsTaken', { count: Math.abs(points) }),
    owed > 0 && t(isAtDoor ? 'edit.owedAtDoor' : 'edit.owedByLink', { amount: money(owed) }),
  ].filter((one) => one !== false)
  return sentences.length === 0 ? t('edit.even') : sentences.join(' ')
}
