import { adminUrls } from '#contract/admin/urls.ts'
import { useLocation } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { LinkTabs } from '#web/admin/ui/link-tabs.tsx'

/** The tabs for redirects and missing pages. */
export function RedirectTabs() {
  const t = useText('admin-redirects')
  const { pathname } = useLocation()
  const tabs = [
    { to: adminUrls.redirects(), name: t('title') },
    { to: adminUrls.missingPages(), name: t('missing.title') },
  ]
  return <LinkTabs label={t('tabs')} tabs={tabs} current={pathname} />
}
