import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Change } from './change.tsx'
import type { Analytics } from './types.ts'

type Figures = Analytics['now']

/** Seven figures, each with that of the days before; sales are the largest in print. */
export function FigureRow({ report: { now, earlier, from, to } }: { report: Analytics }) {
  const t = useText('admin-analytics')
  const money = useMoney()
  const number = useNumber()
  const may = useMay()
  const average = ({ orders, sales }: Figures) => (orders === 0 ? 0 : sales / orders)
  const orders = adminUrls.orders({ from, to })
  const figures: [label: string, of: (one: Figures) => number, show: (value: number) => string, to?: string, lessIsGood?: true][] = [
    [t('figure.sales'), ({ sales }) => sales, money, orders],
    [t('figure.net'), ({ net }) => net, money],
    [t('figure.orders'), (one) => one.orders, number, orders],
    [t('figure.average'), average, money, adminUrls.orders({ from, to, sort: '-total' })],
    [t('figure.refunded'), ({ refunded }) => refunded, money, adminUrls.returns(), true],
    [t('figure.members'), ({ members }) => members, number, may('customers:read') ? adminUrls.customers({ from, to }) : undefined],
    [t('figure.posts'), ({ posts }) => posts, number],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4 xl:grid-cols-7">
      {figures.map(([label, of, show, link, lessIsGood]) => (
        <div key={label} className="border-t border-ink pt-2.5">
          <dt className="text-quiet">{label}</dt>
          <dd className="display text-lg whitespace-nowrap">
            {link ? (
              <Link to={link} className="hover:underline">
                {show(of(now))}
              </Link>
            ) : (
              show(of(now))
            )}
          </dd>
          <dd className="text-xs text-quiet">
            <Change now={of(now)} earlier={of(earlier)} lessIsGood={lessIsGood} />{' '}
            <span className="inline-block whitespace-nowrap">{t('figure.before', { value: show(of(earlier)) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
