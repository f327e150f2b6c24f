import { planLimits } from '#contract/plan-limits.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** Error messages of fields, in the back office's language. */
export function useSentences(): Record<string, string> {
  const t = useText('admin-plans')
  const number = useNumber()
  return {
    name: t('wrong.name'),
    planCode: t('wrong.code'),
    monthPrice: t('wrong.price'),
    yearPrice: t('wrong.price'),
    memberPercent: t('wrong.percent', { max: number(planLimits.percentMax) }),
    pointsFactor: t('wrong.factor', { max: number(planLimits.factorMax) }),
    trialDays: t('wrong.trial', { max: number(planLimits.trialMax) }),
    freeShipping: t('wrong.shipping'),
  }
}
