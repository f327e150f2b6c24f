import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { SizeGuideDocument } from '#contract/site/size-guide.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useShown } from '#web/admin/site/in-shop.ts'
import { allowLeaving, useUnsaved } from '#web/admin/unsaved/unsaved.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** The size guides created by staff. */
export function Component() {
  const t = useText('admin-site')
  const shown = useShown()
  const data = useAsyncData(useCallback(() => staff('GET /admin/site/:kind', { kind: 'size-guide' }), []))
  return (
    <LoadedScreen title={t('area.sizes.title')} back={adminUrls.site()} data={data}>
      {({ parts }) => (
        <Screen title={t('area.sizes.title')} back={adminUrls.site()}>
          <div className="mt-3 grid max-w-192 gap-6 border-t border-line px-4 py-6 md:px-8">
            <p className="text-quiet">{t('size.hint')}</p>
            <NewGuide />
            {parts.length === 0 ? (
              <p className="rounded-card bg-studio p-6">{t('size.empty')}</p>
            ) : (
              <ul className="border-t border-line">
                {parts.map(({ name, document }) => {
                  const { title, categories, brands, rows } = document as SizeGuideDocument
                  return (
                    <li
                      key={name}
                      className="relative flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line py-1.5 hover:bg-studio"
                    >
                      <Link to={adminUrls.siteSize(name)} className="font-medium after:absolute after:inset-0">
                        {shown(title)}
                      </Link>
                      <span className="text-quiet">{[...categories, ...brands].join(', ')}</span>
                      <span className="ms-auto text-quiet">{t('size.rows', { count: rows.length })}</span>
                    </li>
                  )
                })}
              </ul>
            )}
          </div>
        </Screen>
      )}
    </LoadedScreen>
  )
}

function NewGuide() {
  const t = useText('admin-site')
  const [name, setName] = useState('')
  const isGood = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
  useUnsaved(name !== '')
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isGood) return
        allowLeaving()
        goTo(adminUrls.siteSize(name))
      }}
    >
      <Field
        label={t('size.name')}
        value={name}
        maxLength={60}
        placeholder="shoes"
        onChange={({ currentTarget }) => setName(currentTarget.value.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-'))}
      />
      <ActionButton type="submit" disabled={!isGood}>
        {t('size.add')}
      </ActionButton>
    </form>
  )
}
