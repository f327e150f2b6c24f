import type { StaffPlan } from '#contract/admin/plans.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

type Gives = Pick<StaffPlan, 'memberPercent' | 'freeShipping' | 'pointsFactor' | 'trialDays'>
type Costs = Pick<StaffPlan, 'monthPrice' | 'yearPrice'>

/** The benefits of a plan in one line. Needs the group "admin-plans". */
export function usePlanSummary(): (plan: Gives) => string {
  const t = useText('admin-plans')
  const number = useNumber()
  return ({ memberPercent, freeShipping, pointsFactor, trialDays }) =>
    [
      memberPercent > 0 && t('gives.percent', { percent: number(memberPercent) }),
      freeShipping && t('gives.shipping'),
      pointsFactor > 1 && t('gives.points', { factor: number(pointsFactor) }),
      trialDays > 0 && t('gives.trial', { count: trialDays }),
    ]
      .filter(Boolean)
      .join(' · ') || t('gives.nothing')
}

/** The prices of a plan in one line. */
export function useCosts(): (plan: Costs) => string {
  const t = useText('admin-plans')
  const money = useMoney()
  return ({ monthPrice, yearPrice }) =>
    [
      monthPrice !== null && t('price.month', { price: money(monthPrice) }),
      yearPrice !== null && t('price.year', { price: money(yearPrice) }),
    ]
      .filter(Boolean)
      .join(' · ') || t('price.free')
}
