import { type FormEvent, useState } from 'react'
import { communityReportReasons } from '#contract/report-reasons.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Reported } from './report.tsx'
import { Thanks } from './thanks.tsx'

const noteMax = 500

/** Asks for the reason of a report; then offers to mute or block the author. */
export function ReportDialog({ what, onClose, onHide }: { what: Reported; onClose: () => void; onHide?: (() => void) | undefined }) {
  const t = useText('report-content')
  const errorMessage = useErrorMessage()
  const [isDone, setDone] = useState(false)
  const { busy, error, run } = useAction()
  const { name } = what
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = communityReportReasons.find((one) => one === form.get('reason'))
    if (!reason) return
    void run(async () => {
      await send(what, { reason, note: (form.get('note') as string).trim() })
      setDone(true)
    })
  }
  return (
    <Dialog open title={isDone ? t('thanks.title') : t(`report.title.${what.kind}`, { name })} onClose={onClose}>
      {isDone ? (
        <Thanks what={what} onClose={onClose} onHide={onHide} />
      ) : (
        <form onSubmit={submit} className="grid min-h-0 gap-4 overflow-y-auto p-5">
          {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
          <ChoiceGroup label={t('report.why')}>
            {communityReportReasons.map((reason, at) => (
              <RadioCard key={reason} name="reason" value={reason} title={t(`report.reasons.${reason}`)} defaultChecked={at === 0} />
            ))}
          </ChoiceGroup>
          <TextArea name="note" label={t('report.note')} maxLength={noteMax} rows={2} />
          <p className="text-sm text-quiet">{t('report.private', { name })}</p>
          <Button type="submit" busy={busy}>
            {t('report.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

interface Why {
  reason: (typeof communityReportReasons)[number]
  note: string
}

function send(what: Reported, why: Why): Promise<unknown> {
  if (what.kind === 'post') return signed('POST /post/:id/report', { id: what.id, ...why })
  if (what.kind === 'comment') return signed('POST /comments/:id/report', { id: what.id, ...why })
  if (what.kind === 'story') return signed('POST /story/:id/report', { id: what.id, ...why })
  if (what.kind === 'message' && what.isInGroup) return signed('POST /group-messages/:id/report', { id: what.id, ...why })
  if (what.kind === 'message') return signed('POST /messages/:id/report', { id: what.id, ...why })
  if (what.kind === 'routine') return signed('POST /shared-routines/:token/report', { token: what.token, ...why })
  if (what.kind === 'club') return signed('POST /clubs/:slug/report', { slug: what.slug, ...why })
  return signed('POST /people/:handle/report', { handle: what.handle, ...why })
}
