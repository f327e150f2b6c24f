import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { useMay } from '#web/admin/session/session.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { useOrderList } from './order-list.tsx'

export function Component() {
  const t = useText('admin-orders')
  const may = useMay()
  return (
    <ListScreen
      list={useOrderList()}
      actions={
        may('orders:write') && (
          <>
            <ActionLink to={adminUrls.drafts()}>{t('action.drafts')}</ActionLink>
            <ActionLink look="ember" to={adminUrls.newDraft()}>
              {t('action.new')}
            </ActionLink>
          </>
        )
      }
    />
  )
}
