import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { usePromotionList } from './promotion-list.tsx'

export function Component() {
  const t = useText('admin-promotions')
  return (
    <ListScreen
      list={usePromotionList()}
      actions={
        <ActionLink look="ember" to={adminUrls.newPromotion()}>
          {t('new')}
        </ActionLink>
      }
    />
  )
}
