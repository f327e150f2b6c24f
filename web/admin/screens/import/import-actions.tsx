import { useState } from 'react'
import type { FileImport } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'

interface ImportProps {
  one: FileImport
  onChange: (next: FileImport) => void
  onChooseColumns: () => void
}

/** Runs a checked import, resumes an interrupted one, and after a confirmation undoes a finished one. */
export function ImportActions({ one, onChange, onChooseColumns }: ImportProps) {
  const t = useText('admin-imports')
  const [asking, setAsking] = useState(false)
  const { busy, run } = useToastedAction()
  const { id, state, kind, found, done, interruption } = one
  const start = (call: () => Promise<FileImport>) => {
    setAsking(false)
    void run(async () => onChange(await call()))
  }
  const runIt = (outdated: boolean) => start(() => staff('POST /admin/imports/:id/run', { id, outdated }))
  const count = found.create + found.update
  if (interruption)
    return (
      <ActionButton busy={busy} onClick={() => start(() => staff('POST /admin/imports/:id/continue', { id }))}>
        {t('continue')}
      </ActionButton>
    )
  if (state === 'ready')
    return (
      <>
        {one.mayMapColumns && <ActionButton onClick={onChooseColumns}>{t('columns.choose')}</ActionButton>}
        {found.outdated > 0 && (
          <ActionButton busy={busy} onClick={() => runIt(true)}>
            {t('runAll', { count: count + found.outdated })}
          </ActionButton>
        )}
        {count > 0 && (
          <ActionButton look="ember" busy={busy} onClick={() => runIt(false)}>
            {t(kind === 'products' ? 'runProducts' : 'run', { count })}
          </ActionButton>
        )}
      </>
    )
  if (state !== 'done' || done.created + done.updated === 0) return null
  return (
    <>
      <ActionButton busy={busy} onClick={() => setAsking(true)}>
        {t('undo')}
      </ActionButton>
      <Confirm
        open={asking}
        title={t('undoQuestion')}
        text={t(kind === 'products' ? 'undoProductsText' : 'undoText', { created: done.created, updated: done.updated })}
        action={t('undo')}
        onConfirm={() => start(() => staff('POST /admin/imports/:id/undo', { id }))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
