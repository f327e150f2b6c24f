import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { yearDearerThanMonths, type FieldsProps } from './form-values.ts'

interface PricesProps extends FieldsProps {
  /** The number of members who pay a different price, and keep it. */
  membersKeep: number
}

/** The monthly and yearly price of a plan. */
export function Prices({ values, at, onChange, membersKeep }: PricesProps) {
  const t = useText('admin-plans')
  const { currency } = useShop()
  const money = useMoney()
  const dear = yearDearerThanMonths(values)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-semibold">{t('field.prices')}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        {(['monthPrice', 'yearPrice'] as const).map((name) => (
          <Field
            key={name}
            label={t(`field.${name}`, { currency: currency.name })}
            hint={t('field.priceHint')}
            inputMode="decimal"
            value={values[name]}
            {...at(name)}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      {dear && <Alert tone="quiet">{t('yearIsDear', { year: money(dear.year), months: money(dear.months) })}</Alert>}
      {membersKeep > 0 && <Alert tone="quiet">{t('keep', { count: membersKeep })}</Alert>}
    </fieldset>
  )
}
