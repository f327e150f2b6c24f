import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { SettingsForm } from './settings-form.tsx'

const loadSettings = () => staff('GET /admin/settings', {})

/** The owner's settings: the shop's name, payment, points, returns, opening and maintenance. */
export function Component() {
  const t = useText('admin-settings')
  const data = useAsyncData(loadSettings)
  return (
    <Screen title={t('title')}>
      <Loaded data={data} bones={['h-40', 'h-60']}>
        {(value) => <SettingsForm {...value} onSaved={(saved) => data.change(() => saved)} />}
      </Loaded>
    </Screen>
  )
}
