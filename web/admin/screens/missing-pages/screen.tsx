import { useState } from 'react'
import { AddRedirect } from '#web/admin/redirects/add-redirect.tsx'
import { RedirectTabs } from '#web/admin/redirects/tabs.tsx'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { useMissingList } from './missing-list.tsx'

/** Requested pages that don't exist; each can be redirected. */
export function Component() {
  const [path, setPath] = useState<string | null>(null)
  const [added, setAdded] = useState(0)
  return (
    <>
      <ListScreen key={added} list={useMissingList(setPath)} top={<RedirectTabs />} />
      {path !== null && (
        <AddRedirect
          from={path}
          onClose={() => setPath(null)}
          onAdded={() => {
            setPath(null)
            setAdded(added + 1)
          }}
        />
      )}
    </>
  )
}
