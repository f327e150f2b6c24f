import { limits } from '#contract/limits.ts'
import type { Posted } from '#contract/rendered-page.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

/** The fields of a gift without script: all are there from the start, and any of them makes the order a gift. */
export function NoScriptGift({ offersWrap, posted }: { offersWrap: boolean; posted: Posted | null }) {
  const t = useText('gift')
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
      {offersWrap && <Check name="giftWrap" value="1" label={t('wrap')} hint={t('wrapHint')} defaultChecked={was('giftWrap')} />}
    </div>
  )
}
