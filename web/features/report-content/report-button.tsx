import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

const reasons = ['spam', 'offensive', 'wrong-product', 'personal-data', 'other'] as const
interface Report {
  reason: (typeof reasons)[number]
  note: string
}

/** Reports customer content to the shop, with a reason and a comment. Needs the groups "review-list" and "ui". */
export function ReportButton({ report }: { report: (report: Report) => Promise<unknown> }) {
  const t = useText('review-list')
  const errorMessage = useErrorMessage()
  const [open, setOpen] = useState(false)
  const { busy, error, run } = useAction()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async () => {
      await report({ reason: form.get('reason') as Report['reason'], note: form.get('note') as string })
      setOpen(false)
      toast('success', t('report.done'))
    })
  }
  return (
    <>
      <TextButton className="text-quiet" onClick={() => requireSignIn(() => setOpen(true))}>
        {t('report.button')}
      </TextButton>
      <Dialog open={open} title={t('report.title')} onClose={() => setOpen(false)}>
        <form onSubmit={send} className="grid gap-4 p-5">
          {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
          <Select
            name="reason"
            label={t('report.reason')}
            options={reasons.map((value) => ({ value, name: t(`report.reasons.${value}`) }))}
          />
          <TextArea name="note" label={t('report.note')} maxLength={limits.reviews.noteMax} rows={3} />
          <Button type="submit" busy={busy}>
            {t('report.send')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
