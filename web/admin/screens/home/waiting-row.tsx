import { adminUrls } from '#contract/admin/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { menu } from '#web/admin/frame/menu.ts'
import { WaitingTime } from '#web/admin/orders/waiting-time.tsx'
import { useMay } from '#web/admin/session/session.ts'
import type { Home } from './home.ts'

/** The number of hours after which waiting is too long. */
const warnHours = {
  pack: 3,
  unpaid: 24,
  returns: 24,
  received: 24,
  refunds: 24,
  mails: 24,
  imports: 24,
  reports: 3,
  records: 48,
  questions: 48,
}

const toPack = { order: ['Pending', 'Processing'], shipping: ['NotYetShipped', 'PartiallyShipped'], ready: ['true'] }
const packUrl = `${adminUrls.orders()}?${new URLSearchParams(Object.entries(toPack).flatMap(([name, values]) => values.map((value) => [name, value])))}`

/** Waiting work: how much, since when, and a link to it. */
export function WaitingRow({ waiting }: { waiting: Home['waiting'] }) {
  const t = useText('admin-home')
  const number = useNumber()
  const may = useMay()
  const placeOf = (name: string) => menu.flat().find((line) => line.name === name && may(line.permission))?.to
  const all = [
    { name: 'pack', to: packUrl },
    { name: 'unpaid', to: adminUrls.orders({ payment: 'Pending', method: 'Stripe' }) },
    { name: 'returns', to: adminUrls.returns() },
    { name: 'received', to: adminUrls.returns({ state: 'received' }) },
    { name: 'refunds', to: adminUrls.refundFailures() },
    { name: 'mails', to: adminUrls.mails({ state: 'unclear' }) },
    { name: 'imports', to: placeOf('imports') },
    { name: 'reports', to: placeOf('moderation') },
    { name: 'records', to: placeOf('records') },
    { name: 'questions', to: placeOf('reviews') },
  ] as const
  const shown = all.flatMap((one) => {
    const waits = waiting[one.name]
    return waits && waits.count > 0 ? [{ ...one, ...waits }] : []
  })
  if (shown.length === 0) return <p className="rounded-card border border-line px-5 py-6 font-semibold">{t('waiting.nothing')}</p>
  return (
    <ul className="grid auto-cols-fr grid-cols-2 overflow-hidden rounded-card border border-line md:grid-flow-col md:grid-cols-none">
      {shown.map(({ name, to, count, oldestAt }) => {
        const words = (
          <>
            <span className="display block text-xl">{number(count)}</span>
            <span className="block font-medium">{t(`waiting.${name}`, { count })}</span>
            {oldestAt !== null && (
              <span className="text-xs text-quiet">
                {t('waiting.oldest')} <WaitingTime since={oldestAt} warnHours={warnHours[name]} />
              </span>
            )}
          </>
        )
        const look = 'block h-full border-s border-t border-line -ms-px -mt-px px-4 py-3.5'
        return (
          <li key={name} className="last:odd:col-span-2 md:last:odd:col-span-1">
            {to ? (
              <Link to={to} className={`${look} hover:bg-studio`}>
                {words}
              </Link>
            ) : (
              <div className={look}>{words}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
