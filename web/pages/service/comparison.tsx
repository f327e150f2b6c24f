import type { Plan } from '#contract/plans.ts'
import { usePercent } from '#web/features/subscriptions/plan.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** The plans side by side: on phones in small type, so that all fit. */
export function Comparison({ plans }: { plans: Plan[] }) {
  const t = useText('plans')
  const rows = useRows()
  return (
    <div className="mt-16 md:mt-24">
      <h2 id="side-by-side" className="display mb-4 text-2xl md:mb-6">
        {t('compare.title')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
      <div role="region" aria-labelledby="side-by-side" tabIndex={0} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
        <table className="w-full text-start text-sm md:text-base">
          <caption className="sr-only">{t('compare.caption')}</caption>
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-3 pe-1.5 text-start text-sm font-medium text-quiet md:w-1/4 md:pe-4">
                {t('compare.what')}
              </th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col" className="px-1.5 py-3 text-start font-semibold md:w-1/4 md:px-4">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-4 pe-1.5 text-start font-medium md:pe-4">
                  {name}
                </th>
                {plans.map((plan) => (
                  <td key={plan.id} className="px-1.5 py-4 md:px-4">
                    {cell(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface Row {
  name: string
  cell: (plan: Plan) => string
}

function useRows(): Row[] {
  const t = useText('plans')
  const money = useMoney()
  const percent = usePercent()
  const { freeShippingFrom } = useShop()
  const usual = freeShippingFrom === null ? t('compare.paid') : t('compare.from', { price: money(freeShippingFrom) })
  const price = (amount: number | null) => (amount === null ? t('compare.none') : money(amount))
  return [
    {
      name: t('compare.price'),
      cell: ({ memberPercent }) => (memberPercent > 0 ? t('compare.less', { percent: percent(memberPercent) }) : t('compare.asMarked')),
    },
    { name: t('compare.shipping'), cell: ({ freeShipping }) => (freeShipping ? t('compare.always') : usual) },
    {
      name: t('compare.points'),
      cell: ({ pointsFactor }) => (pointsFactor > 1 ? t('compare.times', { count: pointsFactor }) : t('compare.once')),
    },
    {
      name: t('compare.month'),
      cell: ({ monthPrice, yearPrice }) => (monthPrice === null && yearPrice === null ? t('free') : price(monthPrice)),
    },
    {
      name: t('compare.year'),
      cell: ({ monthPrice, yearPrice }) => (monthPrice === null && yearPrice === null ? t('free') : price(yearPrice)),
    },
  ]
}
