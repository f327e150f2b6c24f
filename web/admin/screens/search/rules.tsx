import { useState } from 'react'
import type { SearchSettings } from '#contract/search-settings.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { ProductFinder } from '#web/admin/products/product-finder.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Remove } from './remove.tsx'

interface RulesProps {
  settings: SearchSettings
  onChanged: (settings: SearchSettings) => void
}

/** Rules that put chosen products first for a query. */
export function Rules({ settings, onChanged }: RulesProps) {
  const t = useText('admin-search')
  const message = useErrorMessage()
  const { error, run } = useAction()
  const [query, setQuery] = useState('')
  const save = (ruleQuery: string, categoryId: string | null, productIds: string[]) =>
    void run(async () => onChanged(await staff('PUT /admin/search-settings/rules', { query: ruleQuery, categoryId, productIds })))
  const pin = (id: string) => {
    const pinned = query.trim().toLowerCase()
    const rule = settings.rules.find((one) => one.query === pinned)
    if (pinned)
      save(pinned, rule?.categoryId ?? null, [...(rule?.products ?? []).map((product) => product.id).filter((one) => one !== id), id])
  }
  return (
    <section aria-label={t('rules.title')} className="grid gap-3">
      <div>
        <h2 className="font-semibold">{t('rules.title')}</h2>
        <p className="text-xs text-quiet">{t('rules.hint')}</p>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Field
          label={t('rules.query')}
          value={query}
          placeholder={t('rules.queryExample')}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <ProductFinder
          label={t('rules.product')}
          example={t('rules.productExample')}
          hint={query.trim() === '' ? t('rules.first') : undefined}
          resultsLabel={t('rules.found')}
          isReady={query.trim() !== ''}
          onPick={pin}
        />
      </div>
      <p role="alert" className="text-bad">
        {error ? message(error) : null}
      </p>
      <ul className="border-t border-line">
        {settings.rules.map((rule) => (
          <li key={rule.query} className="grid gap-1 border-b border-line py-2">
            <span className="flex items-center gap-3">
              <ActionButton look="bare" className="-ms-2 font-medium" onClick={() => setQuery(rule.query)}>
                {rule.query}
              </ActionButton>
              <span className="grow text-xs text-quiet">{rule.categoryId && t('rules.category')}</span>
              <Remove label={t('remove', { what: rule.query })} onClick={() => save(rule.query, null, [])} />
            </span>
            <span className="flex flex-wrap gap-1.5">
              {rule.products.map(({ id, name }) => (
                <span key={id} className="inline-flex items-center rounded-full bg-studio ps-3">
                  {name}
                  <Remove
                    label={t('remove', { what: name })}
                    onClick={() =>
                      save(
                        rule.query,
                        rule.categoryId,
                        rule.products.map((one) => one.id).filter((one) => one !== id),
                      )
                    }
                  />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
