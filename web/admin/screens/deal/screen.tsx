import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Screen } from '#web/admin/frame/screen.tsx'
import { DealForm } from './deal-form.tsx'

export function Component() {
  const t = useText('admin-deals')
  return (
    <Screen title={t('new')} back={adminUrls.deals()}>
      <DealForm />
    </Screen>
  )
}
