import { useState } from 'react'
import type { ProductFields } from '#contract/edited-product.ts'
import { readMoney } from '#web/lib/read-money.ts'
import { useText } from '#web/lib/text.ts'
import { typedAmount } from '#web/admin/ui/typed-amount.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

type GiftCard = ProductFields['giftCard']

interface GiftCardFieldsProps {
  value: GiftCard
  problems: Record<string, string | undefined>
  onChange: (value: GiftCard) => void
}

/** Whether the product is a gift card, and whether buyers may choose the amount. */
export function GiftCardFields({ value, problems, onChange }: GiftCardFieldsProps) {
  const t = useText('admin-products')
  const own = value?.ownAmount
  return (
    <div className="grid gap-3">
      <Switch
        label={t('field.giftCard')}
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? { ownAmount: null } : null)}
      />
      {value && (
        <>
          <p className="text-sm text-quiet">{t('giftCard.hint')}</p>
          <Check
            label={t('giftCard.own')}
            checked={own != null}
            onChange={(event) => onChange({ ownAmount: event.target.checked ? { min: 10, max: 500 } : null })}
          />
        </>
      )}
      {own && (
        <div className="grid grid-cols-2 gap-3">
          {(['min', 'max'] as const).map((end) => (
            <Amount
              key={end}
              label={t(`giftCard.${end}`)}
              error={problems[`giftCard.ownAmount.${end}`]}
              value={own[end]}
              onChange={(amount) => onChange({ ownAmount: { ...own, [end]: amount } })}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface AmountProps {
  label: string
  error: string | undefined
  value: number
  onChange: (amount: number) => void
}

/** An amount as typed; an amount from elsewhere is shown with all its decimals. */
function Amount({ value, onChange, ...field }: AmountProps) {
  const [typed, setTyped] = useState(typedAmount(value))
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={(readMoney(typed) || 0) === value ? typed : typedAmount(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(readMoney(currentTarget.value) || 0)
      }}
    />
  )
}
