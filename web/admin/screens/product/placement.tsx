import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import type { CatalogueNames } from '#web/admin/products/names.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { staff } from '#web/admin/session/session.ts'
import { AddName } from './add-name.tsx'
import { CategoryChips } from './category-chips.tsx'
import { Keywords } from './keywords.tsx'

interface PlacementProps {
  editor: ProductEditor
  names: CatalogueNames
  onNames: (names: CatalogueNames) => void
}

/** Where the product is found: its categories, brand and keywords. Missing categories and brands can be added here. */
export function Placement({ editor: { draft, change, problems }, names, onNames }: PlacementProps) {
  const t = useText('admin-products')
  const addCategory = async (fields: { name: string; slug: string }) => {
    const category = await staff('POST /admin/categories', fields)
    onNames({ ...names, categories: [...names.categories, category] })
    change({ categoryIds: [...draft.categoryIds, category.id] })
  }
  const addBrand = async (fields: { name: string; slug: string }) => {
    const brand = await staff('POST /admin/brands', fields)
    onNames({ ...names, brands: [...names.brands, brand] })
    change({ brandId: brand.id })
  }
  return (
    <section aria-label={t('section.where')} className="grid gap-3 border-t border-line pt-5">
      <h2 className="font-semibold">{t('section.where')}</h2>
      <CategoryChips
        ids={draft.categoryIds}
        categories={names.categories}
        error={problems['categoryIds']}
        onChange={(categoryIds) => change({ categoryIds })}
      />
      <AddName kind="category" maxLength={limits.category.name} onAdd={addCategory} />
      <Select
        label={t('field.brandId')}
        value={draft.brandId}
        error={problems['brandId']}
        options={[
          ...(draft.brandId ? [] : [{ value: '', name: t('choose') }]),
          ...names.brands.map(({ id, name }) => ({ value: id, name })),
        ]}
        onChange={(event) => change({ brandId: event.currentTarget.value })}
      />
      <AddName kind="brand" maxLength={limits.brand.name} onAdd={addBrand} />
      <Keywords keywords={draft.keywords} onChange={(keywords) => change({ keywords })} />
    </section>
  )
}
