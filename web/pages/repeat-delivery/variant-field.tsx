import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { optionsOf } from '#web/features/cart/lines.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'

interface VariantFieldProps {
  variants: RepeatDeliveryDetail['variants']
  value: string
  onChange: (variantId: string) => void
}

/** Chooses one of the product's variants, each with its price. */
export function VariantField({ variants, value, onChange }: VariantFieldProps) {
  const t = useText('repeat-deliveries')
  const money = useMoney()
  return (
    <Select
      label={t('fields.variant')}
      value={value}
      options={variants.map((one) => ({
        value: one.id,
        name: [optionsOf(one.options), money(one.price), one.isInStock ? '' : t('fields.out')].filter(Boolean).join(', '),
      }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
