import { useText } from '#web/lib/text.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { loadNames } from '#web/admin/products/names.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Brands } from './brands.tsx'
import { CategoryTree } from './category-tree.tsx'

/** The tree of categories, and the brands. */
export function Component() {
  const t = useText('admin-products')
  const admin = useText('admin')
  const message = useErrorMessage()
  const { value, error, load } = useAsyncData(loadNames)
  return (
    <Screen title={t('tree.title')}>
      {error && !value ? (
        <Notice title={admin('list.failed')} text={message(error)}>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </Notice>
      ) : value ? (
        <div className="grid gap-10 px-4 pt-4 md:px-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <CategoryTree names={value} onChanged={load} />
          <Brands brands={value.brands} onChanged={load} />
        </div>
      ) : (
        <div role="status" className="grid gap-3 px-4 py-6 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-80" />
        </div>
      )}
    </Screen>
  )
}
