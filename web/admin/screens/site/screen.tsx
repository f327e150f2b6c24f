import { useCallback } from 'react'
import type { SitePart } from '#contract/admin/site.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { SiteKind } from '#contract/site/documents.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { type AdminIconName, AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

const kinds = ['menu', 'banners', 'front', 'size-guide', 'mail'] as const satisfies readonly SiteKind[]
const areas: {
  id: 'header' | 'footer' | 'banners' | 'front' | 'sizes' | 'mails'
  to: string
  icon: AdminIconName
  is: (part: SitePart) => boolean
}[] = [
  { id: 'header', to: adminUrls.siteMenu('header'), icon: 'more', is: ({ kind, name }) => kind === 'menu' && name === 'header' },
  { id: 'footer', to: adminUrls.siteMenu('footer'), icon: 'columns', is: ({ kind, name }) => kind === 'menu' && name === 'footer' },
  { id: 'banners', to: adminUrls.siteBanners(), icon: 'promotions', is: ({ kind }) => kind === 'banners' },
  { id: 'front', to: adminUrls.siteFront(), icon: 'shop', is: ({ kind }) => kind === 'front' },
  { id: 'sizes', to: adminUrls.siteSizes(), icon: 'columns', is: ({ kind }) => kind === 'size-guide' },
  { id: 'mails', to: adminUrls.siteMails(), icon: 'mail', is: ({ kind }) => kind === 'mail' },
]

/** The parts of the shop's pages and mails that staff can edit, and which of them were changed. */
export function Component() {
  const t = useText('admin-site')
  const shortTime = useShortTime()
  const load = useCallback(
    async () => (await Promise.all(kinds.map((kind) => staff('GET /admin/site/:kind', { kind })))).flatMap(({ parts }) => parts),
    [],
  )
  return (
    <LoadedScreen title={t('title')} data={useAsyncData(load)}>
      {(parts) => (
        <Screen title={t('title')}>
          <ul className="mt-3 grid border-t border-line md:grid-cols-2">
            {areas.map(({ id, to, icon, is }) => {
              const own = parts.filter(is)
              const last = own
                .map(({ changedAt }) => changedAt ?? '')
                .toSorted()
                .at(-1)
              return (
                <li key={id} className="relative flex gap-4 border-b border-line px-4 py-5 hover:bg-studio md:px-8">
                  <AdminIcon name={icon} className="mt-0.5 size-5" />
                  <div className="grid content-start gap-1">
                    <Link to={to} className="font-semibold after:absolute after:inset-0">
                      {t(`area.${id}.title`)}
                    </Link>
                    <p className="text-quiet">{t(`area.${id}.text`)}</p>
                    {last ? (
                      <StateMark shape="done" tone="good">
                        {t('changedAt', { time: shortTime(last) })}
                      </StateMark>
                    ) : (
                      <StateMark shape="waiting" tone="quiet">
                        {t('state.usual')}
                      </StateMark>
                    )}
                  </div>
                </li>
              )
            })}
          </ul>
        </Screen>
      )}
    </LoadedScreen>
  )
}
