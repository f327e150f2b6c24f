import { useState } from 'react'
import type { ModerationCaseDetail } from '#contract/moderation-cases.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useText } from '#web/lib/text.ts'
import { actionsFor, keyOf } from './case-actions.ts'
import { Claim } from './claim.tsx'
import { DecisionFields } from './decision-fields.tsx'
import { mostReported } from './most-reported.ts'
import { type CaseEvents, type Decision, useCaseCalls } from './use-case-calls.ts'

const defaultDays = 7

/** The decision: claim the case, pick the rule, check the message to the person, decide. For a minute it can be undone. */
export function Decide({ value, ...events }: { value: ModerationCaseDetail } & CaseEvents) {
  const t = useText('admin-moderation')
  const { state, copies, isMine, claimedBy, reports } = value
  const [decision, setDecision] = useState<Decision>(() => {
    const reason = mostReported(reports)
    return { reason, message: t(`messages.${reason}`), days: defaultDays, copies: copies > 0 }
  })
  const { busy, claim, release, decide, undo } = useCaseCalls(value, events)
  const isOthers = claimedBy !== null && !isMine
  const isOpen = state !== 'closed'
  const actions = actionsFor(value).map((action) => ({
    action,
    keySign: keyOf[action],
    label: t(`actions.${action}`),
    run: () => decide(action, decision),
  }))
  useKeys(t('keys.title'), [
    ...(!isOthers && isOpen ? [{ keys: 'c', label: t('keys.take'), run: claim }] : []),
    ...(isMine ? [{ keys: 'o', label: t('second'), run: release }] : []),
    ...(isOthers ? [] : actions.map(({ keySign, label, run }) => ({ keys: keySign.toLowerCase(), label, run }))),
    { keys: 'z', label: t('actions.undo'), run: undo },
  ])
  if (isOthers) return <p className="font-medium">{t('taken', { name: claimedBy })}</p>
  return (
    <div className="grid gap-4">
      {isOpen && (
        <>
          <Claim value={value} busy={busy} onClaim={claim} onRelease={release} />
          <DecisionFields decision={decision} copies={copies} onChange={setDecision} />
        </>
      )}
      <div className="sticky bottom-14 z-10 -mx-4 flex flex-wrap gap-2 border-t border-line bg-surface px-4 py-3 md:bottom-0 md:-mx-6 md:px-6">
        {actions.map(({ action, keySign, label, run }, at) => (
          <ActionButton key={action} look={at === 0 ? 'ember' : 'plain'} keySign={keySign} busy={busy} onClick={run}>
            {label}
          </ActionButton>
        ))}
      </div>
    </div>
  )
}
