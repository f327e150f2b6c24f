import { type FormEvent, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { limits } from '#contract/limits.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import type { AlertSubject } from './notify-me.tsx'

interface NotifyDialogProps {
  subject: AlertSubject
  open: boolean
  onClose: () => void
}

/** Asks for an email (prefilled with the account's), and says what happens next. Needs the group "notify". */
export function NotifyDialog({ subject, open, onClose }: NotifyDialogProps) {
  const t = useText('notify')
  return (
    <Dialog open={open} title={t('title')} onClose={onClose}>
      <Request key={subject.variantId} subject={subject} onClose={onClose} />
    </Dialog>
  )
}

function Request({ subject: { productId, variantId, name }, onClose }: Omit<NotifyDialogProps, 'open'>) {
  const t = useText('notify')
  const own = useSession(({ customer }) => customer?.email ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<'on' | 'confirm' | null>(null)
  const { busy, error, run } = useAction()
  const email = typed ?? own
  const problem = useProblem(error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => setState((await signed('POST /stock-alerts', { productId, variantId, email })).state))
  }
  if (state) {
    return (
      <div className="grid gap-5 p-5">
        <p ref={(box) => box?.focus()} tabIndex={-1}>
          {t(state)}
        </p>
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    )
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-5 p-5">
      <p className="text-quiet">{t('text', { name })}</p>
      <Field
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={limits.email.max}
        value={email}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('action')}
      </Button>
    </form>
  )
}

/** The error message; for invalid input, the only possible cause is the email. */
function useProblem(error: unknown): string | undefined {
  const t = useText('notify')
  const errorMessage = useErrorMessage()
  if (error === null) return undefined
  if (isRefusal(error) && error.code === 'INVALID_INPUT') return t('emailNeeded')
  return errorMessage(error)
}
