import { useState } from 'react'
import type { CaseAction, ModerationCaseDetail } from '#contract/moderation-cases.ts'
import { moderationReasons } from '#contract/report-reasons.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { mostReported } from './most-reported.ts'

const keyOf = { remove: 'H', warn: 'W', suspend: 'S', dismiss: 'P', restore: 'R' } as const
const usualDays = 7

interface DecideProps {
  value: ModerationCaseDetail
  onChange: () => void
  onDecided: () => void
}

/** Take the case, pick the reason, read what the person will read, decide; for a minute it can be undone. */
export function Decide({ value, onChange, onDecided }: DecideProps) {
  const t = useText('admin-moderation')
  const errorMessage = useErrorMessage()
  const time = useShortTime()
  const { id, kind, copies, state, isMine, claimedBy, claimedUntil, decision, isAppealed, reports } = value
  const first = mostReported(reports)
  const [reason, setReason] = useState(first)
  const [message, setMessage] = useState(() => t(`messages.${first}`))
  const [days, setDays] = useState(usualDays)
  const [all, setAll] = useState(copies > 0)
  const { busy, run } = useAction()
  const isTaken = claimedBy !== null && !isMine
  const attempt = (work: () => Promise<unknown>) =>
    void run(async () => {
      try {
        await work()
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })
  const take = () => attempt(() => staff('POST /admin/moderation/cases/:id/claim', { id }).then(onChange))
  const giveBack = () => attempt(() => staff('DELETE /admin/moderation/cases/:id/claim', { id }).then(onDecided))
  const undo = async () => {
    try {
      await staff('DELETE /admin/moderation/cases/:id/decision', { id })
      toast('success', t('undone'))
      onChange()
    } catch (error) {
      toast('error', errorMessage(error))
    }
  }
  const decide = (action: CaseAction) =>
    attempt(async () => {
      await staff('POST /admin/moderation/cases/:id/decide', { id, action, reason, message: message.trim(), days, copies: all })
      toast('success', t(`did.${action}`), { label: t('actions.undo'), run: () => void undo() })
      onDecided()
    })
  const wasAgainst = decision === 'removed' || decision === 'suspended' || decision === 'warned'
  const actions: CaseAction[] =
    state === 'closed'
      ? wasAgainst
        ? ['restore']
        : []
      : [
          ...(kind === 'person' ? [] : ['remove' as const]),
          'warn',
          'suspend',
          ...(isAppealed && wasAgainst ? (['restore'] as const) : (['dismiss'] as const)),
        ]
  useKeys(t('keys.title'), [
    ...(!isTaken && state !== 'closed' ? [{ keys: 'c', label: t('keys.take'), run: take }] : []),
    ...(isMine ? [{ keys: 'o', label: t('second'), run: giveBack }] : []),
    ...(isTaken
      ? []
      : actions.map((action) => ({ keys: keyOf[action].toLowerCase(), label: t(`actions.${action}`), run: () => decide(action) }))),
    { keys: 'z', label: t('actions.undo'), run: () => void undo() },
  ])
  if (isTaken) return <p className="font-medium">{t('taken', { name: claimedBy })}</p>
  return (
    <div className="grid gap-4">
      {state !== 'closed' && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {isMine && claimedUntil !== null ? (
              <>
                <span className="text-quiet">{t('yours', { time: time(claimedUntil) })}</span>
                <ActionButton look="bare" keySign="O" busy={busy} onClick={giveBack}>
                  {t('second')}
                </ActionButton>
              </>
            ) : (
              <ActionButton keySign="C" busy={busy} onClick={take}>
                {t('take')}
              </ActionButton>
            )}
          </div>
          {copies > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-2 border-y border-line py-2">
              <span className="font-medium">{t('copies', { count: copies })}</span>
              <Check label={t('withCopies')} checked={all} onChange={() => setAll(!all)} />
            </div>
          )}
          <div className="grid gap-3 md:grid-cols-[1fr_9rem]">
            <Select
              label={t('rule')}
              value={reason}
              onChange={({ currentTarget }) => {
                const next = moderationReasons.find((one) => one === currentTarget.value) ?? first
                setReason(next)
                setMessage(t(`messages.${next}`))
              }}
              options={moderationReasons.map((one) => ({ value: one, name: t(`reasons.${one}`) }))}
            />
            <Field
              type="number"
              min={1}
              max={365}
              label={t('days')}
              value={days}
              onChange={({ currentTarget }) => setDays(Number(currentTarget.value) || 1)}
            />
          </div>
          <TextArea
            label={t('reads')}
            rows={3}
            maxLength={500}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {actions.map((action, at) => (
          <ActionButton key={action} look={at === 0 ? 'ember' : 'plain'} keySign={keyOf[action]} busy={busy} onClick={() => decide(action)}>
            {t(`actions.${action}`)}
          </ActionButton>
        ))}
      </div>
    </div>
  )
}
