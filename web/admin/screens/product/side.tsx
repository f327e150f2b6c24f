import { limits } from '#contract/limits.ts'
import { sizeIn } from '#contract/size-fit.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { CatalogueNames } from '#web/admin/products/names.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { LocalTime } from '#web/admin/ui/local-time.tsx'
import { FactList } from '#web/admin/ui/fact-list.tsx'
import { GiftCardFields } from './gift-card-fields.tsx'
import { Placement } from './placement.tsx'
import { ProductFit } from './product-fit.tsx'
import { TaxClassField } from './tax-class-field.tsx'

interface SideProps {
  editor: ProductEditor
  names: CatalogueNames
  onNames: (names: CatalogueNames) => void
}

/** The product's visibility, search engine preview and sales. */
export function Side({ editor, names, onNames }: SideProps) {
  const t = useText('admin-products')
  const { draft, change, problems, product } = editor
  return (
    <div className="grid content-start gap-6 lg:border-s lg:border-line lg:ps-8">
      <section aria-label={t('section.shown')} className="grid gap-3">
        <h2 className="font-semibold">{t('section.shown')}</h2>
        <Switch
          label={t('field.isPublished')}
          checked={draft.isPublished}
          onChange={(event) => change({ isPublished: event.currentTarget.checked })}
        />
        <LocalTime
          label={t('field.publishDate')}
          value={draft.publishDate}
          error={problems['publishDate']}
          onChange={(time) => time && change({ publishDate: time })}
        />
        <LocalTime
          label={t('field.unpublishDate')}
          value={draft.unpublishDate}
          error={problems['unpublishDate']}
          hint={draft.unpublishDate ? undefined : t('noEnd')}
          onChange={(unpublishDate) => change({ unpublishDate })}
        />
        <Switch
          label={t('field.isRedeemable')}
          checked={draft.isRedeemable}
          onChange={(event) => change({ isRedeemable: event.currentTarget.checked })}
        />
        <GiftCardFields
          value={draft.giftCard ?? null}
          problems={problems}
          onChange={(giftCard) => change({ giftCard, ...(giftCard && { isRedeemable: false }) })}
        />
        {!draft.giftCard && <TaxClassField value={draft.taxClass ?? 'standard'} onChange={(taxClass) => change({ taxClass })} />}
        <Switch
          label={t('field.isFeatured')}
          checked={draft.isFeatured}
          onChange={(event) => change({ isFeatured: event.currentTarget.checked })}
        />
      </section>
      <Placement editor={editor} names={names} onNames={onNames} />
      <Found editor={editor} />
      {product && <Sold product={product} />}
      {product?.variants.some(({ options }) => sizeIn(options) !== undefined) && <ProductFit productId={product.id} />}
    </div>
  )
}

/** The product as a search engine shows it. */
function Found({ editor: { draft, change, problems } }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const money = useMoney()
  const { name: shop } = useShop()
  const price = Math.min(...draft.variants.map((variant) => Number(variant.price)).filter(Boolean))
  const description = draft.metaDescription || draft.shortDescription
  return (
    <section aria-label={t('section.found')} className="grid gap-3 border-t border-line pt-5">
      <h2 className="font-semibold">{t('section.found')}</h2>
      <div className="grid gap-0.5 rounded-input border border-line p-3 text-xs [overflow-wrap:anywhere]">
        <span className="text-quiet">…/product/{draft.friendlyPageName}</span>
        <span className="line-clamp-2 text-sm font-semibold">{[draft.metaTitle || draft.name, shop].filter(Boolean).join(' - ')}</span>
        <span className="line-clamp-3 text-quiet">
          {description} {Number.isFinite(price) && money(price)}
        </span>
      </div>
      <details>
        <summary className="flex min-h-11 items-center text-link md:min-h-8">{t('found.change')}</summary>
        <div className="grid gap-4 pt-2">
          <Field
            label={t('field.metaTitle')}
            value={draft.metaTitle}
            maxLength={limits.product.metaTitle}
            hint={t('found.titleHint')}
            error={problems['metaTitle']}
            onChange={(event) => change({ metaTitle: event.currentTarget.value })}
          />
          <TextArea
            label={t('field.metaDescription')}
            value={draft.metaDescription}
            rows={3}
            maxLength={limits.product.metaDescription}
            hint={t('found.descriptionHint')}
            error={problems['metaDescription']}
            onChange={(event) => change({ metaDescription: event.currentTarget.value })}
          />
        </div>
      </details>
    </section>
  )
}

function Sold({ product: { soldLately, rating, variants } }: { product: NonNullable<ProductEditor['product']> }) {
  const t = useText('admin-products')
  const number = useNumber()
  const facts = [
    [t('sold.lately'), number(soldLately)],
    [t('sold.ever'), number(variants.reduce((sum, { sold }) => sum + sold, 0))],
    [
      t('sold.rating'),
      rating.count === 0 ? t('sold.noRating') : t('sold.ratings', { average: number(rating.average, 1), count: rating.count }),
    ],
  ] as const
  return (
    <section aria-label={t('section.sold')} className="grid gap-2 border-t border-line pt-5">
      <h2 className="font-semibold">{t('section.sold')}</h2>
      <FactList facts={facts} />
    </section>
  )
}
