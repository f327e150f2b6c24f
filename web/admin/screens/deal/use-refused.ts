import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'

/** The messages of a refused deal, by field. `sent` lists the variants whose prices were sent, in order. */
export function useRefused(error: unknown, sent: readonly string[]) {
  const t = useText('admin-deals')
  const number = useNumber()
  const errorMessage = useErrorMessage()
  const { daysMax, aheadDays, quantityMax } = limits.deals
  const { form, at, besides } = useFieldErrors(error, {
    startsAt: t('wrong.startsAt', { days: number(aheadDays) }),
    endsAt: t('wrong.endsAt', { days: number(daysMax) }),
    quantity: t('wrong.quantity', { max: number(quantityMax) }),
    prices: t('wrong.prices'),
  })
  const code = isRefusal(error) ? error.code : null
  const pricePaths = sent.flatMap((_, index) => [`prices.${index}.price`, `prices.${index}.variantId`])
  const isWrong = (variantId: string): boolean => {
    const index = sent.indexOf(variantId)
    return index >= 0 && [`prices.${index}.price`, `prices.${index}.variantId`].some((path) => at(path).error !== undefined)
  }
  const isSaid = code === 'DEALS_OVERLAP' || code === 'INVALID_PRODUCT_ID'
  const rest = isSaid ? null : besides(['startsAt', 'endsAt', 'quantity', 'prices', ...pricePaths])
  const wrong = {
    product: code === 'INVALID_PRODUCT_ID' ? errorMessage(error) : undefined,
    startsAt: code === 'DEALS_OVERLAP' ? t('wrong.overlap') : at('startsAt').error,
    /** The message that belongs to no field. */
    rest: rest === null ? null : errorMessage(rest),
  }
  return { form, at, isWrong, wrong }
}
