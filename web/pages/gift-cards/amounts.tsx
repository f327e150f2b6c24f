import type { Product } from '#contract/product.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { ChipChoice } from '#web/ui/chip.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import type { ComposeState } from './use-compose.ts'

/** The offered amounts as chips, and a custom amount if the shop accepts one. */
export function Amounts({ product, compose }: { product: Product; compose: ComposeState }) {
  const t = useText('gift-cards')
  const money = useMoney(true)
  const { values, change, problems, isOwn } = compose
  const own = product.giftCard?.ownAmount
  return (
    <div className="grid gap-4">
      <ChoiceGroup label={t('amount.label')} row>
        {product.variants.map(({ id, price }) => (
          <ChipChoice
            key={id}
            name="variant"
            value={id}
            checked={values.variant === id}
            onChange={() => change({ variant: id, amount: '' })}
          >
            {money(price)}
          </ChipChoice>
        ))}
        {own && (
          <ChipChoice name="variant" value="" checked={isOwn} onChange={() => change({ variant: '' })}>
            {t('amount.own')}
          </ChipChoice>
        )}
      </ChoiceGroup>
      {own && isOwn && (
        <Field
          name="amount"
          label={t('amount.ownLabel')}
          mark={t('required')}
          hint={t('amount.between', { min: money(own.min), max: money(own.max) })}
          error={problems.amount && t('amount.wrong', { min: money(own.min), max: money(own.max) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={values.amount}
          onChange={(event) => change({ amount: event.target.value })}
          required
        />
      )}
    </div>
  )
}
