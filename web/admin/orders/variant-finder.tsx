import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/product.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useFinder } from '#web/admin/ui/use-finder.ts'
import { type ComposedLine, lineOfVariant } from './compose.ts'

const row = 'flex min-h-11 w-full items-center gap-3 border-b border-line text-start hover:bg-studio aria-disabled:text-quiet'

/** Finds a variant to add: first the product, then its variant. */
export function VariantFinder({ fieldId, onPick }: { fieldId: string; onPick: (line: ComposedLine) => void }) {
  const t = useText('admin-compose')
  const money = useMoney()
  const [typed, setTyped] = useState('')
  const [product, setProduct] = useState<Product | null>(null)
  const { results, isLoaded } = useFinder(typed, async (q, options) => (await staff('GET /search/suggestions', { q }, options)).products)
  const list = useRef<HTMLUListElement>(null)
  // The product that was pressed is gone.
  useEffect(() => {
    if (product) list.current?.querySelector('button')?.focus()
  }, [product])
  const pick = (of: Product, variant: Product['variants'][number]) => {
    onPick(lineOfVariant(of, variant))
    setProduct(null)
    setTyped('')
  }
  const open = (slug: string) =>
    void staff('GET /user/products/url/:uniqueName', { uniqueName: slug }).then((one) =>
      one.variants.length === 1 ? pick(one, one.variants[0]!) : setProduct(one),
    )
  return (
    <div>
      <Field
        id={fieldId}
        label={t('find.label')}
        placeholder={t('find.example')}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProduct(null)
        }}
      />
      <p role="status" className="sr-only">
        {product
          ? t('find.variantCount', { name: product.info.name, count: product.variants.length })
          : isLoaded && t('find.count', { count: results.length })}
      </p>
      <ul ref={list} aria-label={product ? t('find.variants', { name: product.info.name }) : t('find.found')}>
        {product
          ? product.variants.map((variant) => (
              <li key={variant.id}>
                <button type="button" className={row} onClick={() => pick(product, variant)}>
                  <span className="grow">{Object.values(variant.options).join(', ')}</span>
                  <span className="text-quiet">{t(`find.stock.${variant.stock.state}`)}</span>
                  <span className="w-20 text-end">{money(variant.price)}</span>
                </button>
              </li>
            ))
          : results.map(({ id, slug, name, photo, price }) => (
              <li key={id}>
                <button type="button" className={row} onClick={() => open(slug)}>
                  <SmallPicture url={photo} />
                  <span className="grow">{name}</span>
                  <span className="w-20 text-end">{money(price)}</span>
                </button>
              </li>
            ))}
      </ul>
    </div>
  )
}
