import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { Notice } from './notice.tsx'
import { Screen } from './screen.tsx'

/** Shown for an address without a screen. */
export function NotFound() {
  const t = useText('admin')
  return (
    <Screen title={t('notFound.title')}>
      <Notice title={t('notFound.lead')} text={t('notFound.text')}>
        <ActionLink to={adminUrls.home()}>{t('menu.home')}</ActionLink>
      </Notice>
    </Screen>
  )
}
