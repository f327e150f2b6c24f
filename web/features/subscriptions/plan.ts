import type { Plan, Subscription } from '#contract/plans.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

export type Period = Subscription['period']

/** The price of a plan for a period; null if it isn't sold for that period. */
export const priceOf = (plan: Plan, period: Period): number | null => (period === 'month' ? plan.monthPrice : plan.yearPrice)

/** Whether a plan can be bought. The free plan can't: everyone has it. */
export const isSold = ({ monthPrice, yearPrice }: Plan): boolean => monthPrice !== null || yearPrice !== null

/** The periods for which at least one of the plans is sold. */
export const periodsOf = (plans: Plan[]): Period[] =>
  (['month', 'year'] as const).filter((period) => plans.some((plan) => priceOf(plan, period) !== null))

/** How many months a yearly plan saves compared to twelve monthly payments; 0 if none. */
export function monthsFree({ monthPrice, yearPrice }: Plan): number {
  if (monthPrice === null || yearPrice === null) return 0
  return Math.max(0, Math.floor((monthPrice * 12 - yearPrice) / monthPrice + 1e-9))
}

/** "7 days free, then $7.90 a month"; undefined without a trial. Needs the group "plans". */
export function useTrialText(): (plan: Plan, period: Period) => string | undefined {
  const t = useText('plans')
  const money = useMoney()
  return (plan, period) => {
    const price = priceOf(plan, period)
    if (plan.trialDays === 0 || price === null) return undefined
    const text = t('manage.price', { price: money(price), period: t(period === 'month' ? 'perMonth' : 'perYear') })
    return t('trial.short', { count: plan.trialDays, price: text })
  }
}

/** The benefits of a plan, one sentence each. Needs the group "plans". */
export function usePerks(): (plan: Plan) => string[] {
  const t = useText('plans')
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

/** Formats a percentage with the digits of the language: "10%". */
export function usePercent(): (percent: number) => string {
  const number = useNumber()
  return (percent) => `${number(percent)}%`
}
