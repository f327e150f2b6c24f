import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { EditedProduct } from '#contract/edited-product.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { Check } from '#web/ui/check.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import type { DraftComponent, DraftVariant } from '#web/admin/products/draft.ts'
import { ProductFinder } from '#web/admin/products/product-finder.tsx'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** A bundle's components by variant; the bundle's stock follows from theirs. */
export function BundleComponents({ editor }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const { draft } = editor
  const isUsed = draft.variants.some(({ components }) => components)
  return (
    <Disclosure title={t('bundle.title')} open={isUsed}>
      <p className="text-sm text-quiet">{t('bundle.hint')}</p>
      <ul>
        {draft.variants.map((variant, at) => (
          <li key={variant.key} className="grid gap-3 border-b border-line py-3">
            <VariantComponents variant={variant} at={at} editor={editor} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

interface VariantComponentsProps {
  variant: DraftVariant
  at: number
  editor: ProductEditor
}

function VariantComponents({ variant, at, editor: { problems, changeVariant } }: VariantComponentsProps) {
  const t = useText('admin-products')
  const { key, components } = variant
  const name = Object.values(variant.options).join(', ')
  const set = (next: DraftComponent[] | undefined) => changeVariant(key, { components: next })
  const change = (index: number, part: Partial<DraftComponent>) =>
    set(components?.map((one, position) => (position === index ? { ...one, ...part } : one)))
  const path = `variants.${at}.components`
  return (
    <>
      <Check
        label={name ? t('bundle.isOf', { name }) : t('bundle.is')}
        checked={components !== undefined}
        onChange={(event) => set(event.target.checked ? [] : undefined)}
      />
      {components && (
        <div className="grid gap-3 ps-8">
          <ul>
            {components.map((one, index) => (
              <li key={one.variantId} className="border-b border-line py-2">
                <Row
                  component={one}
                  problem={problems[`${path}.${index}.quantity`] ?? problems[`${path}.${index}.variantId`]}
                  onChange={(quantity) => change(index, { quantity })}
                  onRemove={() => set(components.filter((other) => other !== one))}
                />
              </li>
            ))}
          </ul>
          {problems[path] && <p className="text-sm text-bad">{problems[path]}</p>}
          {components.length < limits.bundle.componentsMax ? (
            <ComponentFinder components={components} onPick={(one) => set([...components, one])} />
          ) : (
            <p className="text-sm text-quiet">{t('bundle.most', { max: limits.bundle.componentsMax })}</p>
          )}
        </div>
      )}
    </>
  )
}

interface RowProps {
  component: DraftComponent
  problem: string | undefined
  onChange: (quantity: string) => void
  onRemove: () => void
}

function Row({ component: { name, sku, photo, note, quantity }, problem, onChange, onRemove }: RowProps) {
  const t = useText('admin-products')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SmallPicture url={photo} />
      <div className="min-w-0 grow basis-40 wrap-anywhere">
        <p className="font-medium">{name}</p>
        {sku && <p className="text-xs text-quiet">{sku}</p>}
        {note && <p className="text-xs text-warn">{t(`bundle.note.${note}`)}</p>}
      </div>
      <div className="w-20">
        <Field
          label={t('bundle.quantity')}
          aria-label={t('bundle.quantityOf', { name })}
          value={quantity}
          inputMode="numeric"
          error={problem}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <ActionButton aria-label={t('bundle.remove', { name })} onClick={onRemove}>
        {t('bundle.removeShort')}
      </ActionButton>
    </div>
  )
}

/** Finds a product, then its variant; bundles aren't offered. */
function ComponentFinder({ components, onPick }: { components: DraftComponent[]; onPick: (component: DraftComponent) => void }) {
  const t = useText('admin-products')
  const [product, setProduct] = useState<EditedProduct | null>(null)
  const [problem, setProblem] = useState<string>()
  const pick = (of: EditedProduct, variant: EditedProduct['variants'][number]) => {
    onPick(componentOf(of, variant))
    setProduct(null)
  }
  const open = async (id: string) => {
    setProblem(undefined)
    setProduct(null)
    const one = await staff('GET /admin/products/:id', { id })
    const offered = choicesOf(one, components)
    if (offered.length === 0) setProblem(t(one.giftCard ? 'bundle.giftCard' : 'bundle.noneLeft', { name: one.name }))
    else if (offered.length === 1) pick(one, offered[0]!)
    else setProduct(one)
  }
  return (
    <div>
      <ProductFinder
        label={t('bundle.add')}
        example={t('bundle.example')}
        resultsLabel={t('bundle.found')}
        error={problem}
        onPick={(id) => void open(id).catch(toastError)}
      />
      {product && (
        <ul aria-label={t('bundle.variantsOf', { name: product.name })}>
          {choicesOf(product, components).map((variant) => (
            <li key={variant.id}>
              <button
                type="button"
                onClick={() => pick(product, variant)}
                className="flex min-h-11 w-full items-center gap-3 border-b border-line text-start hover:bg-studio"
              >
                <span className="grow">{Object.values(variant.options).join(', ')}</span>
                <span className="text-quiet">{t('bundle.inStock', { count: variant.stock })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const choicesOf = ({ variants, giftCard }: EditedProduct, included: DraftComponent[]) =>
  giftCard ? [] : variants.filter(({ id, components }) => !components && !included.some(({ variantId }) => variantId === id))

const componentOf = ({ name, photos }: EditedProduct, { id, sku, options }: EditedProduct['variants'][number]): DraftComponent => ({
  variantId: id,
  quantity: '1',
  name: [name, ...Object.values(options)].join(', '),
  sku,
  photo: photos[0]?.url ?? null,
})

/** The bundles that contain this product, and what happens to them if it's taken off sale. */
export function InBundles({ product }: { product: EditedProduct }) {
  const t = useText('admin-products')
  if (!product.inBundles) return null
  const names = product.inBundles.map(({ name }) => name).join(', ')
  return <p className="bg-studio p-3 text-sm">{t(product.state === 'live' ? 'bundle.usedIn' : 'bundle.missingIn', { names })}</p>
}
