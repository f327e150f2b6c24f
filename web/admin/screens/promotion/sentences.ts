import { promotionLimits } from '#contract/promotion-limits.ts'
import { useText } from '#web/lib/text.ts'

/** Error messages of fields that the server refused, in the back office's language. */
export function useSentences(): Readonly<Record<string, string>> {
  const t = useText('admin-promotions')
  const count = t('wrong.count')
  const percent = t('wrong.percent')
  const amount = t('wrong.amount')
  const code = t('wrong.code', { min: promotionLimits.codeMin, max: promotionLimits.codeMax })
  const tiers = Array.from({ length: promotionLimits.tiersMax }, (_, index) => [
    [`effect.tiers.${index}.from`, amount],
    [`effect.tiers.${index}.percent`, percent],
  ]).flat()
  return {
    name: t('wrong.name'),
    firstCode: code,
    ownCode: code,
    'effect.percent': percent,
    'effect.amount': amount,
    'effect.buy': count,
    'effect.get': count,
    'effect.timesMax': count,
    'effect.quantity': t('wrong.gift'),
    'effect.variantId': t('wrong.giftProduct'),
    'effect.methods': t('wrong.methods'),
    ...Object.fromEntries(tiers),
    minSubtotal: amount,
    minQuantity: count,
    usesMax: count,
    usesPerPerson: count,
    priority: t('wrong.priority'),
    endsAt: t('wrong.endsAt'),
  }
}
