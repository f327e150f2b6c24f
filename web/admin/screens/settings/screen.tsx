import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { SettingsForm } from './settings-form.tsx'

const loadSettings = () => staff('GET /admin/settings', {})

/** The owner's settings: the shop's name, payment, points, returns, opening and maintenance. */
export function Component() {
  const t = useText('admin-settings')
  const admin = useText('admin')
  const errorMessage = useErrorMessage()
  const { value, error, load, change } = useAsyncData(loadSettings)
  return (
    <Screen title={t('title')}>
      {value ? (
        <SettingsForm {...value} onSaved={(saved) => change(() => saved)} />
      ) : error === null ? (
        <div role="status" className="grid gap-6 px-4 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-40" />
          <Skeleton className="h-60" />
        </div>
      ) : (
        <Notice title={admin('list.failed')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </Notice>
      )}
    </Screen>
  )
}
