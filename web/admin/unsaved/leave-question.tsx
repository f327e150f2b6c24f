import { useEffect } from 'react'
import { useBlocker } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { hasUnsaved, useUnsavedForms } from './unsaved.ts'

/** Asks before unsaved input of any form is lost: by a link or the back button; before a document load, the browser asks. */
export function LeaveQuestion() {
  const t = useText('admin')
  const isUnsaved = useUnsavedForms(({ forms }) => forms.length > 0)
  const stopped = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => hasUnsaved() && from.pathname + from.search !== to.pathname + to.search,
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <Confirm
      open={stopped !== null}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      action={t('unsaved.leave')}
      dismiss={t('unsaved.stay')}
      onConfirm={() => stopped?.proceed()}
      onClose={() => stopped?.reset()}
    />
  )
}
