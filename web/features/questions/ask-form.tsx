import type { FormEvent } from 'react'
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

interface AskFormProps {
  productId: string
  open: boolean
  onClose: () => void
  onAsked: () => Promise<void>
}

/** Asks a question about a product. */
export function AskForm({ productId, open, onClose, onAsked }: AskFormProps) {
  const t = useText('review-list')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const question = new FormData(event.currentTarget).get('question') as string
    void run(async () => {
      await signed('POST /user/products/:id/add-question', { id: productId, question })
      onClose()
      toast('success', t('ask.done'))
      await onAsked()
    })
  }
  return (
    <Dialog open={open} title={t('ask.title')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <TextArea
          name="question"
          label={t('ask.label')}
          hint={t('ask.hint')}
          required
          minLength={limits.questions.textMin}
          maxLength={limits.questions.textMax}
          rows={4}
        />
        <Button type="submit" busy={busy}>
          {t('ask.send')}
        </Button>
      </form>
    </Dialog>
  )
}
