import { shippingLimits as max } from '#contract/shipping-limits.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** What is wrong with each field of a shipping zone, in words. */
export function useZoneSentences(): Record<string, string> {
  const t = useText('admin-shipping')
  const number = useNumber()
  const days = t('wrong.days', { max: number(max.daysMax) })
  const amount = t('wrong.amount')
  const at = (sentences: Record<string, string>) =>
    Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [`methods.*.${field}`, sentence]))
  return {
    name: t('wrong.name'),
    areas: t('wrong.everywhere'),
    'areas.*': t('wrong.area'),
    'areas.*.country': t('wrong.country'),
    'areas.*.regions.*': t('wrong.states'),
    'areas.*.postcodes.*': t('wrong.postcodes'),
    ...at({ 'names.en': t('wrong.name'), 'names.bn': t('wrong.name'), code: t('wrong.code'), upTo: amount, freeFrom: amount }),
    ...at({ priceTiers: t('wrong.tiers'), 'priceTiers.*.from': amount, 'priceTiers.*.price': amount }),
    ...at({ daysMin: days, daysMax: days, cutOff: t('wrong.cutOff') }),
  }
}
