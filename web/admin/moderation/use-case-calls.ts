import type { CaseAction, ModerationCaseDetail } from '#contract/moderation-cases.ts'
import type { ModerationReason } from '#contract/report-reasons.ts'
import { staff } from '#web/admin/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'

/** The details of a decision besides its action. */
export interface Decision {
  reason: ModerationReason
  message: string
  /** The length of a suspension. */
  days: number
  /** Also decides about other posts with the same text. */
  copies: boolean
}

export interface CaseEvents {
  onChange: () => void
  onDecided: () => void
}

/** Claims a case, releases it, decides about it and undoes that. A failure is shown as a toast. */
export function useCaseCalls({ id }: Pick<ModerationCaseDetail, 'id'>, { onChange, onDecided }: CaseEvents) {
  const t = useText('admin-moderation')
  const { busy, run } = useAction()
  const report = toastError
  const attempt = (work: () => Promise<unknown>) => void run(() => work().catch(report))
  const undoDecision = async () => {
    await staff('DELETE /admin/moderation/cases/:id/decision', { id })
    toast('success', t('undone'))
    onChange()
  }
  const undo = () => void undoDecision().catch(report)
  return {
    busy,
    claim: () => attempt(() => staff('POST /admin/moderation/cases/:id/claim', { id }).then(onChange)),
    release: () => attempt(() => staff('DELETE /admin/moderation/cases/:id/claim', { id }).then(onDecided)),
    decide: (action: CaseAction, { message, ...decision }: Decision) =>
      attempt(async () => {
        await staff('POST /admin/moderation/cases/:id/decide', { id, action, ...decision, message: message.trim() })
        toast('success', t(`did.${action}`), { label: t('actions.undo'), run: undo })
        onDecided()
      }),
    // Undo works during other calls, since a toast may call it, too.
    undo,
  }
}
