import { limits } from '#contract/limits.ts'
import type { Summary } from '#contract/orders.ts'
import type { Posted } from '#contract/rendered-page.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

/** The fields of a gift without script: all are there from the start, and any of them makes the order a gift. */
export function NoScriptGift({ summary: { offersGiftWrap, giftWrapPrice }, posted }: { summary: Summary; posted: Posted | null }) {
  const t = useText('gift')
  const own = useText('no-script')
  const money = useMoney()
  const hint = giftWrapPrice === undefined ? t('wrapHint') : own('checkout.wrapPrice', { price: money(giftWrapPrice) })
  const was = (name: string) => posted?.values[name] === '1'
  return (
    <div className="mb-8">
      <Check name="gift" value="1" label={t('label')} hint={t('hint')} defaultChecked={was('gift')} />
      <TextArea
        name="giftMessage"
        label={t('message')}
        mark={t('optional')}
        hint={t('messageHint')}
        maxLength={limits.order.giftMessageMax}
        defaultValue={posted?.values['giftMessage']}
        className="mt-2"
      />
      {offersGiftWrap && <Check name="giftWrap" value="1" label={t('wrap')} hint={hint} defaultChecked={was('giftWrap')} />}
    </div>
  )
}
