import type { Change } from '#web/features/checkout/order-changes.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** Prices that differ from those shown before, and the request to confirm them. */
export function OrderChanges({ changes }: { changes: Change[] }) {
  const t = useText('checkout')
  const money = useMoney()
  const words = (change: Change): string => {
    if (change.about === 'waits') return t('changes.waits', { name: change.name, count: change.now })
    if (change.about === 'lost') return t('changes.lost', { name: change.name })
    const [was, now] = [money(change.was), money(change.now)]
    if (change.about === 'price') return t('changes.price', { name: change.name, was, now })
    return change.about === 'total' ? t('changes.total', { total: now }) : t(`changes.${change.about}`, { was, now })
  }
  return (
    <>
      <ul className="mt-1">
        {changes.map((change) => (
          <li key={words(change)}>{words(change)}</li>
        ))}
      </ul>
      <p className="mt-2">{t('changes.confirm')}</p>
    </>
  )
}
