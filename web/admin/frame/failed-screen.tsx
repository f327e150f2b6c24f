import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Notice } from './notice.tsx'
import { Screen } from './screen.tsx'

/** Shown for a screen whose code couldn't be loaded, or that failed to render. */
export function FailedScreen() {
  const t = useText('admin')
  return (
    <Screen title={t('failed.title')}>
      <Notice title={t('failed.lead')} text={t('failed.text')}>
        <ActionButton onClick={() => window.location.reload()}>{t('retry')}</ActionButton>
      </Notice>
    </Screen>
  )
}
