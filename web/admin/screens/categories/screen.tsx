import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { loadNames } from '#web/admin/products/names.ts'
import { Brands } from './brands.tsx'
import { CategoryTree } from './category-tree.tsx'

/** The tree of categories, and the brands. */
export function Component() {
  const t = useText('admin-products')
  const data = useAsyncData(loadNames)
  return (
    <Screen title={t('tree.title')}>
      <Loaded data={data}>
        {(value) => (
          <div className="grid gap-10 px-4 pt-4 md:px-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <CategoryTree names={value} onChanged={data.load} />
            <Brands brands={value.brands} onChanged={data.load} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
