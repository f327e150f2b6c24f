import { useEffect } from 'react'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { onSignIn } from '#web/features/auth/session/start-session.ts'
import { restoreCompared, storeCompared } from '#web/features/compare/compared.ts'
import { dropViewed } from '#web/features/recently-viewed/viewed.ts'
import { clearSaved } from '#web/features/wishlist/saved.ts'
import { useStored } from '#web/lib/store.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

/** Keeps wishlist, comparison and viewed products in step with the session: loaded when idle, merged on sign-in, cleared on sign-out. */
export function usePersonalLists(): void {
  useEffect(restoreCompared, [])
  useEffect(() => onSignIn(() => import('./personal-lists.ts').then((lists) => lists.mergePersonalLists())), [])
  useEffect(
    () =>
      useStored.subscribe(({ auth, ready }, before) => {
        if (ready && !before.ready && tokenNow())
          whenIdle(() => void import('./personal-lists.ts').then((lists) => lists.loadPersonalLists()))
        if (before.auth.access_token !== null && auth.access_token === null) clearAll()
      }),
    [],
  )
}

function clearAll(): void {
  clearSaved()
  storeCompared([])
  dropViewed()
}
