import { useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useSuggestions } from '#web/features/search/use-suggestions.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { DraftProduct } from './draft.ts'

interface ProductFieldProps {
  products: DraftProduct[]
  max?: number
  /** Whether it was added to type a product. */
  hasFocus?: boolean
  onChange: (products: DraftProduct[]) => void
}

/** Tags products, found by the shop's search. */
export function ProductField({ products, max = limits.post.productsMax, hasFocus = false, onChange }: ProductFieldProps) {
  const t = useText('composer')
  const listId = useId()
  const [query, setQuery] = useState('')
  const answer = useSuggestions(query)
  const isFull = products.length >= max
  const offered = query.trim() === '' ? [] : (answer?.products ?? []).filter(({ id }) => products.every((one) => one.id !== id))
  return (
    <div className="grid gap-2">
      {products.length > 0 && (
        <ul className="grid gap-2" aria-label={t('products.tagged')}>
          {products.map((product) => (
            <li key={product.id} className="flex items-center gap-3 rounded-input border border-line p-1.5">
              <Photo url={product.photo} />
              <span className="min-w-0 grow truncate font-medium">{product.name}</span>
              <IconButton
                label={t('products.remove', { name: product.name })}
                onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
              >
                <Icon name="close" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isFull && max > 1 && <p className="text-sm text-quiet">{t('products.full', { count: max })}</p>}
      {!isFull && (
        <Field
          type="search"
          label={t('products.label')}
          value={query}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever adds it wants to type
          autoFocus={hasFocus && products.length === 0}
          autoComplete="off"
          aria-controls={listId}
          maxLength={limits.search.max}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul id={listId} aria-label={t('products.found')} className="grid">
        {offered.map(({ id, name, photo }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 rounded-input p-1.5 text-start transition-colors hover:bg-studio"
              onClick={() => {
                onChange([...products, { id, name, photo }])
                setQuery('')
              }}
            >
              <Photo url={photo} />
              <span className="truncate">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Photo({ url }: { url: string | null }) {
  return (
    <span className="size-10 shrink-0 overflow-hidden rounded-input bg-studio">
      {url && <Picture url={url} alt="" width={40} height={40} shown="thumb" className="size-full object-cover" />}
    </span>
  )
}
