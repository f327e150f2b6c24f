import type { EditedProduct } from '#contract/edited-product.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'

interface VariantPricesProps {
  product: EditedProduct
  prices: Readonly<Record<string, string>>
  /** A problem with the prices as a whole. */
  problem: string | undefined
  /** Whether a variant's price was refused. */
  isWrong: (variantId: string) => boolean
  onChange: (prices: Record<string, string>) => void
}

/** Prices of the deal's variants, beside the usual ones. */
export function VariantPrices({ product, prices, problem, isWrong, onChange }: VariantPricesProps) {
  const t = useText('admin-deals')
  const money = useMoney()
  const { variants } = product
  const nameOf = ({ sku, options }: (typeof variants)[number]) => Object.values(options).join(', ') || sku
  return (
    <fieldset className="grid gap-4">
      <legend className="font-medium">{t('prices.title')}</legend>
      {variants.length > 1 && <p className="text-sm text-quiet">{t('prices.hint')}</p>}
      {variants.map((variant) => (
        <Field
          key={variant.id}
          label={variants.length === 1 ? t('prices.one') : t('prices.of', { variant: nameOf(variant) })}
          hint={t('prices.usual', { price: money(variant.price) })}
          inputMode="decimal"
          pattern="\s*[0-9]{1,7}([.,][0-9]{1,3})?\s*"
          value={prices[variant.id] ?? ''}
          error={isWrong(variant.id) ? t('wrong.price', { price: money(variant.price) }) : undefined}
          onChange={(event) => onChange({ ...prices, [variant.id]: event.currentTarget.value })}
        />
      ))}
      <p role="alert" className="text-sm text-bad">
        {problem}
      </p>
    </fieldset>
  )
}
