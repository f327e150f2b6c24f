import type { ProductImport } from '#contract/imports.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface ImportProps {
  one: ProductImport
  onChange: (next: ProductImport) => void
}

/** Run what is checked, undo what is done. */
export function ImportActions({ one, onChange }: ImportProps) {
  const t = useText('admin-imports')
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const { id, state, found, done } = one
  const start = (what: 'run' | 'undo') =>
    void run(() => staff(`POST /admin/imports/:id/${what}`, { id }).then(onChange, (error: unknown) => toast('error', errorMessage(error))))
  const count = found.create + found.update
  if (state === 'ready' && count > 0)
    return (
      <ActionButton look="ember" busy={busy} onClick={() => start('run')}>
        {t('run', { count })}
      </ActionButton>
    )
  if (state === 'done' && done.created + done.updated > 0)
    return (
      <ActionButton busy={busy} onClick={() => start('undo')}>
        {t('undo')}
      </ActionButton>
    )
  return null
}
