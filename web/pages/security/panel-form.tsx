import type { FormEvent, ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ActionError } from './action-error.tsx'

interface PanelFormProps {
  /** The button's label. */
  action: string
  look?: 'primary' | 'danger'
  busy: boolean
  error: unknown
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  children: ReactNode
}

/** A form with its question, its error, and the buttons to confirm or cancel. */
export function PanelForm({ action, look, busy, error, onSubmit, onCancel, children }: PanelFormProps) {
  const t = useText('my-account')
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      {children}
      <ActionError error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} busy={busy}>
          {action}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** The container of such a form. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="mt-4 max-w-[30rem] rounded-card border border-line bg-surface p-5">{children}</div>
}
