import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { kindPermissions } from '#contract/import-kinds.ts'
import { useText } from '#web/lib/text.ts'
import { AddRedirect } from '#web/admin/redirects/add-redirect.tsx'
import { RedirectTabs } from '#web/admin/redirects/tabs.tsx'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { useRedirectList } from './redirect-list.tsx'

/** Redirects of old paths. */
export function Component() {
  const t = useText('admin-redirects')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState(0)
  return (
    <>
      <ListScreen
        key={added}
        list={useRedirectList()}
        top={<RedirectTabs />}
        actions={
          <>
            {may(kindPermissions.redirects) && <ActionLink to={adminUrls.imports()}>{t('import')}</ActionLink>}
            <ActionButton look="ember" onClick={() => setOpen(true)}>
              {t('new')}
            </ActionButton>
          </>
        }
      />
      {isOpen && (
        <AddRedirect
          onClose={() => setOpen(false)}
          onAdded={() => {
            setOpen(false)
            setAdded(added + 1)
          }}
        />
      )}
    </>
  )
}
