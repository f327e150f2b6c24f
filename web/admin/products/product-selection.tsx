import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Chosen } from './chosen.tsx'
import { loadNames, pathOf } from './names.ts'
import { ProductFinder } from './product-finder.tsx'
import { useProductNames } from './product-names.ts'

/** Categories including their descendants, brands and products, by id. */
interface ProductChoice {
  categoryIds: string[]
  brandIds: string[]
  productIds: string[]
}
type Kind = keyof ProductChoice

interface ProductSelectionProps {
  title: string
  chosen: ProductChoice
  onChange: (part: Partial<ProductChoice>) => void
}

/** The scope of a rule: categories, brands or products; nothing selected means everything. Needs the group "admin-selection". */
export function ProductSelection({ title, chosen, onChange }: ProductSelectionProps) {
  const t = useText('admin-selection')
  const errorMessage = useErrorMessage()
  const { value: names, error } = useAsyncData(loadNames)
  const productName = useProductNames(chosen.productIds)
  const add = (kind: Kind, id: string) => id !== '' && !chosen[kind].includes(id) && onChange({ [kind]: [...chosen[kind], id] })
  const remove = (kind: Kind) => (id: string) => onChange({ [kind]: chosen[kind].filter((one) => one !== id) })
  if (error !== null) return <p className="text-sm text-bad">{errorMessage(error)}</p>
  if (!names) return <Skeleton className="h-40" />
  const { categories, brands } = names
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold">{title}</legend>
      <p className="text-sm text-quiet">{t('hint')}</p>
      <Select
        label={t('category')}
        value=""
        onChange={(event) => add('categoryIds', event.target.value)}
        options={[
          { value: '', name: t('choose') },
          ...categories.map(({ id }) => ({ value: id, name: pathOf(categories, id) })).sort((a, b) => a.name.localeCompare(b.name)),
        ]}
      />
      <Chosen ids={chosen.categoryIds} nameOf={(id) => pathOf(categories, id)} onRemove={remove('categoryIds')} />
      <Select
        label={t('brand')}
        value=""
        onChange={(event) => add('brandIds', event.target.value)}
        options={[{ value: '', name: t('choose') }, ...brands.map(({ id, name }) => ({ value: id, name }))]}
      />
      <Chosen ids={chosen.brandIds} nameOf={(id) => brands.find((one) => one.id === id)?.name ?? ''} onRemove={remove('brandIds')} />
      <ProductFinder label={t('product')} example={t('productExample')} resultsLabel={t('found')} onPick={(id) => add('productIds', id)} />
      <Chosen ids={chosen.productIds} nameOf={productName} onRemove={remove('productIds')} />
    </fieldset>
  )
}
