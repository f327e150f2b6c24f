import { adminUrls } from '#contract/admin/urls.ts'
import { urls } from '#contract/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Heading } from '#web/admin/ui/heading.tsx'
import { usePercentChange } from '#web/admin/ui/use-percent-change.ts'
import type { Figures, Home } from './home.ts'
import { SalesChart } from './sales-chart.tsx'
import { Searches } from './searches.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** Waiting work, sales compared with the same weekday, and low stock: each number links to its rows. */
export function Dashboard({ home }: { home: Home }) {
  const t = useText('admin-home')
  const may = useMay()
  const { figures } = home
  return (
    <div className="grid gap-8 px-4 py-4 md:px-8">
      <WaitingRow waiting={home.waiting} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-12">
        {figures && (
          <>
            <Sales figures={figures} at={home.at} />
            <Today figures={figures} at={home.at} />
            <Top top={figures.top} />
          </>
        )}
        <section>
          <Heading title={t('wanted')} />
          {home.wanted.length === 0 && <p className="py-3 text-quiet">{t('nobodyWaits')}</p>}
          <ol>
            {home.wanted.map(({ variantId, name, slug, sku, people }) => (
              <li key={variantId} className="flex gap-4 border-b border-line py-2.5">
                <Link to={urls.product(slug, variantId)} className="min-w-0 grow truncate hover:underline">
                  {name} <span className="text-quiet">{sku}</span>
                </Link>
                <span className="text-bad">{t('people', { count: people })}</span>
              </li>
            ))}
          </ol>
        </section>
        {may('catalogue:write') && <Searches />}
      </div>
    </div>
  )
}

interface FiguresProps {
  figures: Figures
  at: string
}

function Today({ figures: { today, before }, at }: FiguresProps) {
  const t = useText('admin-home')
  const money = useMoney()
  const number = useNumber()
  const may = useMay()
  const average = (day: Figures['today']) => (day.orders === 0 ? 0 : day.sales / day.orders)
  const date = at.slice(0, 10)
  const lines: [label: string, now: number, then: number, show: (value: number) => string, to?: string][] = [
    [t('net'), today.net, before.net, money, adminUrls.reports({ days: '1' })],
    [t('orders'), today.orders, before.orders, number, adminUrls.orders({ from: date, to: date })],
    [t('average'), average(today), average(before), money, adminUrls.orders({ from: date, to: date, sort: '-total' })],
    [t('members'), today.members, before.members, number, may('customers:read') ? adminUrls.customers() : undefined],
  ]
  return (
    <section>
      <Heading title={t('today')} aside={t('lastWeek')} />
      <dl>
        {lines.map(([label, now, then, show, to]) => (
          <div key={label} className="flex items-baseline border-b border-line py-2.5">
            <dt className="grow">
              {to ? (
                <Link to={to} className="hover:underline">
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className="w-20 text-end font-semibold">{show(now)}</dd>
            <dd className="w-8 text-center">
              <Trend now={now} then={then} />
            </dd>
            <dd className="w-16 text-end text-quiet">{show(then)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Top({ top }: Pick<Figures, 'top'>) {
  const t = useText('admin-home')
  const money = useMoney()
  return (
    <section>
      <Heading title={t('top')} aside={t('today')} />
      {top.length === 0 && <p className="py-3 text-quiet">{t('nothingSold')}</p>}
      <ol>
        {top.map(({ productId, name, slug, pieces, sales }) => (
          <li key={productId} className="flex gap-4 border-b border-line py-2.5">
            <Link to={urls.product(slug)} className="min-w-0 grow truncate hover:underline">
              {name}
            </Link>
            <span className="text-quiet">{t('pieces', { count: pieces })}</span>
            <span className="w-24 text-end font-semibold">{money(sales)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sales({ figures: { today, before, hours }, at }: FiguresProps) {
  const t = useText('admin-home')
  const money = useMoney()
  const percentChange = usePercentChange()
  const date = at.slice(0, 10)
  return (
    <section>
      <h2 className="font-semibold">{t('sales')}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link to={adminUrls.orders({ from: date, to: date })} className="display text-2xl">
          {money(today.sales)}
        </Link>
        {before.sales > 0 && (
          <span className={today.sales >= before.sales ? 'font-semibold text-good' : 'font-semibold text-bad'}>
            {percentChange(today.sales, before.sales)}
          </span>
        )}
        <span className="text-quiet">{t('against', { amount: money(before.sales) })}</span>
      </p>
      <SalesChart today={hours.today} before={hours.before} />
    </section>
  )
}

/** A rise or fall, readable without color. */
function Trend({ now, then }: { now: number; then: number }) {
  const t = useText('admin-home')
  if (now === then) return null
  const isUp = now > then
  return (
    <span role="img" aria-label={t(isUp ? 'more' : 'less')} className={isUp ? 'text-good' : 'text-bad'}>
      {isUp ? '↑' : '↓'}
    </span>
  )
}
