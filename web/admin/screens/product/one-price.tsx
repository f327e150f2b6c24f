import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'

/** One price for all variants. */
export function OnePrice({ editor: { draft, change } }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const [price, setPrice] = useState('')
  if (draft.variants.length < 2) return null
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (price.trim())
          change((before) => ({ ...before, variants: before.variants.map((variant) => ({ ...variant, price: price.trim() })) }))
      }}
    >
      <Field
        label={t('onePrice.label', { count: draft.variants.length })}
        value={price}
        inputMode="decimal"
        className="w-44"
        onChange={(event) => setPrice(event.currentTarget.value)}
      />
      <ActionButton type="submit">{t('onePrice.set')}</ActionButton>
    </form>
  )
}
