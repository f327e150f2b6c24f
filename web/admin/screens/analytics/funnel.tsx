import { useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Heading } from '#web/admin/ui/heading.tsx'
import { Change } from './change.tsx'
import type { Analytics } from './types.ts'

const steps = ['visits', 'products', 'carts', 'checkouts', 'orders'] as const

/** From a visit to an order: bars on a common scale. */
export function Funnel({ report: { funnel, funnelBefore } }: { report: Analytics }) {
  const t = useText('admin-analytics')
  const number = useNumber()
  const { locale } = useShop()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const max = Math.max(...steps.map((step) => funnel[step]), 1)
  const rate = ({ orders, visits }: Analytics['funnel']) => (visits === 0 ? 0 : orders / visits)
  const isKnown = funnel.visits > 0 && funnel.visits >= funnel.orders
  return (
    <section>
      <Heading title={t('funnel.title')} />
      <ol>
        {steps.map((step) => (
          <li
            key={step}
            className="grid grid-cols-[minmax(0,1fr)_3.5rem_3.5rem] items-center md:grid-cols-[10.5rem_minmax(0,1fr)_3.5rem_3.5rem] gap-x-3 py-2"
          >
            <span className="truncate">{t(`funnel.${step}`)}</span>
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="order-last col-span-full h-4 w-full md:order-none md:col-span-1"
            >
              <rect width="100" height="6" className="fill-studio" />
              <rect width={(100 * funnel[step]) / max} height="6" className={step === 'orders' ? 'fill-ember' : 'fill-ink'} />
            </svg>
            <span className="text-end font-semibold tabular-nums">{number(funnel[step])}</span>
            <span className="text-end text-quiet tabular-nums">
              {step !== 'visits' && funnel.visits > 0 && funnel.visits >= funnel[step] && percent.format(funnel[step] / funnel.visits)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs text-quiet">
        {isKnown && (
          <>
            {t('funnel.rate', { rate: percent.format(rate(funnel)) })} <Change now={rate(funnel)} earlier={rate(funnelBefore)} />
            <br />
          </>
        )}
        {t('funnel.note')}
      </p>
    </section>
  )
}
