import type { CreditAccountDetail } from '#contract/admin/credit.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** The changes of a balance, newest first: the cause, the person and the reason. */
export function History({ entries }: Pick<CreditAccountDetail, 'entries'>) {
  const t = useText('admin-credit')
  const money = useMoney()
  const shortTime = useShortTime()
  return (
    <section>
      <h2 className="border-b border-line pb-2 font-semibold">{t('history')}</h2>
      <ul>
        {entries.map(({ id, amount, reason, orderNumber, staff, note, createdAt }) => (
          <li key={id} className="flex items-baseline gap-4 border-b border-line py-2.5">
            <span className="min-w-0 grow">
              <span className="block">
                {t(`reason.${reason}`)} {orderNumber !== null && <Link to={adminUrls.order(orderNumber)}>{orderNumber}</Link>}
              </span>
              <span className="block text-sm text-quiet">{[shortTime(createdAt), staff, note].filter(Boolean).join(' · ')}</span>
            </span>
            <span className={amount > 0 ? 'font-semibold text-good' : 'font-semibold'}>{money(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
