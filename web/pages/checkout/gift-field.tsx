import { useEffect } from 'react'
import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { useMoney } from '#web/lib/format.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type Gift = NonNullable<ApiInput<'POST /user/orders/create-order'>['gift']>

interface GiftFieldProps {
  /** The gift as JSON, as it's stored and sent; empty if the order isn't a gift. */
  value: string | undefined
  onChange: (value: string) => void
  offersWrap: boolean
  /** What wrapping costs; undefined if it's free. */
  wrapPrice: number | undefined
}

/** Loads the texts that the field needs besides its code. */
export async function loadGiftField(): Promise<typeof GiftField> {
  await loadText(document.documentElement.lang, ['gift', 'ui'])
  return GiftField
}

/**
 * Makes the order a gift: its message, and wrapping if the shop offers it, appear when the box is ticked. Needs the groups "gift" and "ui".
 */
function GiftField({ value, onChange, offersWrap, wrapPrice }: GiftFieldProps) {
  const t = useText('gift')
  const money = useMoney()
  const gift = value ? (JSON.parse(value) as Gift) : null
  const change = (to: Gift | null) => onChange(to ? JSON.stringify(to) : '')
  // Wrapping that is no longer offered is no longer requested.
  const isGone = gift?.isWrapped === true && !offersWrap
  useEffect(() => {
    if (isGone) change({ ...gift, isWrapped: false })
  })
  return (
    <>
      <Check
        label={t('label')}
        hint={t('hint')}
        checked={gift !== null}
        onChange={({ currentTarget }) => change(currentTarget.checked ? {} : null)}
      />
      {gift && (
        <div className="mt-2 mb-8">
          <TextArea
            className="mb-2"
            label={t('message')}
            mark={t('optional')}
            hint={t('messageHint')}
            rows={3}
            maxLength={limits.order.giftMessageMax}
            value={gift.message ?? ''}
            onChange={({ currentTarget }) => change({ ...gift, message: currentTarget.value })}
          />
          {offersWrap && (
            <Check
              label={t('wrap')}
              hint={wrapPrice === undefined ? t('wrapHint') : money(wrapPrice)}
              checked={gift.isWrapped ?? false}
              onChange={({ currentTarget }) => change({ ...gift, isWrapped: currentTarget.checked })}
            />
          )}
        </div>
      )}
    </>
  )
}
