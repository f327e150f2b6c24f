import { inputStep } from '#contract/currency.ts'
import type { CategoryRules } from '#contract/staff-categories.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Brand } from '#web/admin/products/names.ts'
import { typedAmount } from '#web/admin/ui/typed-amount.ts'

export const emptyRules: CategoryRules = { brandIds: [], keywords: [], minPrice: null, maxPrice: null, isReduced: false, isInStock: false }

interface RulesFieldsProps {
  rules: CategoryRules
  brands: Brand[]
  onChange: (rules: CategoryRules) => void
}

const amount = (text: string): number | null => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text))

/** The rules of an automatic category: products that match all of them belong to it. */
export function RulesFields({ rules, brands, onChange }: RulesFieldsProps) {
  const t = useText('admin-products')
  const set = (part: Partial<CategoryRules>) => onChange({ ...rules, ...part })
  const words = (text: string) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  return (
    <fieldset className="grid gap-4 border-s-2 border-ink ps-4">
      <legend className="text-xs text-quiet">{t('rules.hint')}</legend>
      <Field
        label={t('rules.keywords')}
        defaultValue={rules.keywords.join(', ')}
        onChange={(event) => set({ keywords: words(event.currentTarget.value) })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={t('rules.minPrice')}
          type="number"
          min={0}
          step={inputStep()}
          defaultValue={typedAmount(rules.minPrice)}
          onChange={(event) => set({ minPrice: amount(event.currentTarget.value) })}
        />
        <Field
          label={t('rules.maxPrice')}
          type="number"
          min={0}
          step={inputStep()}
          defaultValue={typedAmount(rules.maxPrice)}
          onChange={(event) => set({ maxPrice: amount(event.currentTarget.value) })}
        />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Check
          label={t('rules.isReduced')}
          checked={rules.isReduced}
          onChange={(event) => set({ isReduced: event.currentTarget.checked })}
        />
        <Check
          label={t('rules.isInStock')}
          checked={rules.isInStock}
          onChange={(event) => set({ isInStock: event.currentTarget.checked })}
        />
      </div>
      <details>
        <summary className="min-h-9">{t('rules.brands', { count: rules.brandIds.length })}</summary>
        <div className="grid max-h-60 overflow-y-auto md:grid-cols-2">
          {brands.map(({ id, name }) => (
            <Check
              key={id}
              label={name}
              checked={rules.brandIds.includes(id)}
              onChange={(event) =>
                set({ brandIds: event.currentTarget.checked ? [...rules.brandIds, id] : rules.brandIds.filter((one) => one !== id) })
              }
            />
          ))}
        </div>
      </details>
    </fieldset>
  )
}
