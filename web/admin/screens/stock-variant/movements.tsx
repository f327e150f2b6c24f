import type { ApiOutput } from '#contract/api.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

interface MovementsProps {
  movements: ApiOutput<'GET /admin/stock/:variantId/movements'>['movements']
  hasMore: boolean
}

/** Stock movements, newest first. */
export function Movements({ movements, hasMore }: MovementsProps) {
  const t = useText('admin-stock')
  const number = useNumber()
  const shortTime = useShortTime()
  const signed = (quantity: number) => (quantity > 0 ? `+${number(quantity)}` : number(quantity))
  return (
    <section aria-label={t('history.title')} className="min-w-0">
      <table className="rows">
        <caption className="mb-2 text-start font-semibold">{t('history.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('history.when')}</th>
            <th scope="col">{t('history.what')}</th>
            <th scope="col" className="hidden md:table-cell">
              {t('history.who')}
            </th>
            <th scope="col" className="end">
              {t('history.pieces')}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ id, kind, quantity, at, place, reason, orderNumber, bundle, name }) => (
            <tr key={id}>
              <td className="tabular-nums">{shortTime(at)}</td>
              <td className="whitespace-normal!">
                {[t(`kind.${kind}`), orderNumber, place].filter(Boolean).join(', ')}
                {bundle && <span className="block text-xs text-quiet">{t('history.inBundle', { name: bundle })}</span>}
                {reason && <span className="block text-xs text-quiet">{reason}</span>}
              </td>
              <td className="hidden text-quiet md:table-cell">{name}</td>
              <td className="end font-medium tabular-nums">{signed(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {movements.length === 0 && <p className="py-4 text-quiet">{t('history.none')}</p>}
      {hasMore && <p className="py-2 text-xs text-quiet">{t('history.more', { count: movements.length })}</p>}
    </section>
  )
}
