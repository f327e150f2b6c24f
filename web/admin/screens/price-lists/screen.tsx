import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { usePriceLists } from './price-list-list.tsx'

export function Component() {
  const t = useText('admin-price-lists')
  return (
    <ListScreen
      list={usePriceLists()}
      actions={
        <ActionLink look="ember" to={adminUrls.newPriceList()}>
          {t('new')}
        </ActionLink>
      }
    />
  )
}
