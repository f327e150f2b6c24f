import { adminUrls } from '#contract/admin/urls.ts'
import { useLocation } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { useProductList } from './product-list.tsx'

export function Component() {
  const t = useText('admin-products')
  const { search } = useLocation()
  return (
    <ListScreen
      list={useProductList()}
      actions={
        <>
          <ActionLink to={adminUrls.productGrid() + search}>{t('list.grid')}</ActionLink>
          <ActionLink look="ember" to={adminUrls.newProduct()}>
            {t('list.new')}
          </ActionLink>
        </>
      }
    />
  )
}
