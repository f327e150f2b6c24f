import type { Plan, Subscription } from '#contract/plans.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

export type Period = Subscription['period']

/** What a plan costs for a period; null where it isn't sold so. */
export const priceOf = (plan: Plan, period: Period): number | null => (period === 'month' ? plan.monthPrice : plan.yearPrice)

/** Sold at all: the free plan is what everyone has. */
export const isSold = ({ monthPrice, yearPrice }: Plan): boolean => monthPrice !== null || yearPrice !== null

/** The periods for which any of these plans is sold. */
export const periodsOf = (plans: Plan[]): Period[] =>
  (['month', 'year'] as const).filter((period) => plans.some((plan) => priceOf(plan, period) !== null))

/** How many months a year costs less than twelve; 0 where it's no saving. */
export function monthsFree({ monthPrice, yearPrice }: Plan): number {
  if (monthPrice === null || yearPrice === null) return 0
  return Math.max(0, Math.floor((monthPrice * 12 - yearPrice) / monthPrice + 1e-9))
}

/** "7 days free, then $7.90 a month"; undefined where it can't be tried. Needs the group "service". */
export function useTrialText(): (plan: Plan, period: Period) => string | undefined {
  const t = useText('service')
  const money = useMoney()
  return (plan, period) => {
    const price = priceOf(plan, period)
    if (plan.trialDays === 0 || price === null) return undefined
    const text = t('manage.price', { price: money(price), period: t(period === 'month' ? 'perMonth' : 'perYear') })
    return t('trial.short', { count: plan.trialDays, price: text })
  }
}

/** What a plan gives, a sentence each. Needs the group "service". */
export function usePerks(): (plan: Plan) => string[] {
  const t = useText('service')
  const money = useMoney()
  const percent = usePercent()
  const { freeShippingFrom } = useShop()
  return (plan) => [
    plan.memberPercent > 0 ? t('perks.percent', { percent: percent(plan.memberPercent) }) : t('perks.usualPrice'),
    ...(plan.freeShipping
      ? [t('perks.shipping')]
      : freeShippingFrom === null
        ? []
        : [t('perks.shippingFrom', { price: money(freeShippingFrom) })]),
    plan.pointsFactor > 1 ? t('perks.points', { count: plan.pointsFactor }) : t('perks.usualPoints'),
    t('perks.account'),
  ]
}

/** "10%", with the digits of the language. */
export function usePercent(): (percent: number) => string {
  const number = useNumber()
  return (percent) => `${number(percent)}%`
}
