import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import type { DraftVariant } from '#web/admin/products/draft.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** The initial limit of "continue selling". */
const defaultLimit = '20'

/** Selling ahead of stock, by variant: the maximum number of pieces, the shipping date, and whether it's a pre-order. */
export function BackOrders({ editor }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const { draft, change } = editor
  const [first, another] = draft.variants
  const isUsed = draft.variants.some(({ ahead }) => ahead)
  const likeFirst = () =>
    change((before) => ({
      ...before,
      variants: before.variants.map((variant) => ({ ...variant, ahead: first?.ahead, shipsOn: first?.shipsOn, preOrder: first?.preOrder })),
    }))
  return (
    <Disclosure title={t('ahead.title')} open={isUsed}>
      <p className="mb-3 text-sm text-quiet">{t('ahead.hint')}</p>
      <ChoiceGroup label={another ? t('ahead.sell') : ''}>
        <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
          {draft.variants.map(
            (variant, at) =>
              // A bundle's availability follows from its components.
              !variant.components && (
                <li key={variant.key} className={variant.ahead ? 'col-span-full border-b border-line pb-3' : ''}>
                  <Terms variant={variant} at={at} editor={editor} />
                </li>
              ),
          )}
        </ul>
      </ChoiceGroup>
      {another && (
        <div className="mt-3">
          <ActionButton onClick={likeFirst}>{t('ahead.all')}</ActionButton>
        </div>
      )}
    </Disclosure>
  )
}

function Terms({
  variant,
  at,
  editor: { product, problems, changeVariant },
}: {
  variant: DraftVariant
  at: number
  editor: ProductEditor
}) {
  const t = useText('admin-products')
  const { key, ahead = '', shipsOn = '', preOrder = '' } = variant
  const name = Object.values(variant.options).join(', ')
  const waiting = product?.variants.find(({ id }) => id === key)?.backOrdered
  const set = (part: Partial<DraftVariant>) => changeVariant(key, part)
  return (
    <div className="grid gap-3">
      <Check
        label={name || t('ahead.sell')}
        checked={ahead !== ''}
        onChange={(event) => set(event.target.checked ? { ahead: defaultLimit } : { ahead: '', shipsOn: '', preOrder: '' })}
      />
      {ahead !== '' && (
        <div className="grid gap-3 ps-8 md:grid-cols-2">
          <Field
            label={t('ahead.limit')}
            value={ahead}
            inputMode="numeric"
            error={problems[`variants.${at}.backOrders.limit`]}
            // Keeps an emptied field from counting as "off" while typing.
            onChange={(event) => set({ ahead: event.currentTarget.value || ' ' })}
          />
          <Field
            label={t('ahead.shipsOn')}
            type="date"
            value={shipsOn}
            error={problems[`variants.${at}.backOrders.shipsOn`]}
            onChange={(event) => set({ shipsOn: event.currentTarget.value })}
          />
          <Check
            label={t('ahead.preOrder')}
            checked={preOrder !== ''}
            onChange={(event) => set({ preOrder: event.target.checked ? 'yes' : '' })}
          />
        </div>
      )}
      {waiting !== undefined && <p className="ps-8 text-sm text-warn">{t('ahead.waiting', { count: waiting })}</p>}
    </div>
  )
}
