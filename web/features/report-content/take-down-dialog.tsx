import { type FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

export interface TakeDownProps {
  kind: 'post' | 'comment'
  id: string
  author: { name: string }
  club: { name: string }
  onClose: () => void
  onDone: () => void
}

/** Asks for a reason, then takes something down in a club. Needs the groups "club-forms" and "ui". */
export function TakeDownDialog({ kind, id, author: { name }, club, onClose, onDone }: TakeDownProps) {
  const t = useText('club-forms')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = (new FormData(event.currentTarget).get('message') as string).trim()
    void run(async () => {
      await signed(kind === 'post' ? 'POST /post/:id/take-down' : 'POST /comments/:id/take-down', { id, message })
      toast('success', t('takeDown.done', { name }))
      onClose()
      onDone()
    })
  }
  return (
    <Dialog open title={t(`takeDown.${kind}`)} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <p className="text-quiet">{t('takeDown.text', { name, club: club.name })}</p>
        <TextArea
          name="message"
          label={t('takeDown.why')}
          hint={t('takeDown.hint', { name })}
          maxLength={limits.club.takeDownText}
          rows={3}
        />
        <Button type="submit" look="danger" busy={busy}>
          {t('takeDown.action')}
        </Button>
      </form>
    </Dialog>
  )
}
