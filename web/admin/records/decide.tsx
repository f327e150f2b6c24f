import { useState } from 'react'
import type { FlaggedRecordDetail, RecordAction } from '#contract/admin/records.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { actionsIn, keyOf } from './choices.ts'

const messageMax = 500

/** The decision, by one key; the message of a rejection is shown above it and can be edited. A rejection is sent right away, so it's confirmed. */
export function Decide({ value: { id, state, flag }, onDecided }: { value: FlaggedRecordDetail; onDecided: () => void }) {
  const t = useText('admin-records')
  const [message, setMessage] = useState(() => t('message'))
  const [isRejecting, setRejecting] = useState(false)
  const { busy, run } = useAction()
  const actions = actionsIn[state]
  // Nobody is known to have lifted this much, so it's hardly true.
  const advised = flag === 'world_record' && actions.includes('reject') ? 'reject' : actions[0]
  const decide = (action: RecordAction) =>
    void run(async () => {
      try {
        await staff('POST /admin/records/:id/decide', { id, action, state, message: action === 'reject' ? message.trim() : '' })
        toast('success', t(`did.${action}`))
      } catch (error) {
        toastError(error)
      }
      setRejecting(false)
      onDecided()
    })
  const begin = (action: RecordAction) => (action === 'reject' ? setRejecting(true) : decide(action))
  useKeys(
    t('keys.title'),
    actions.map((action) => ({ keys: keyOf[action].toLowerCase(), label: t(`actions.${action}`), run: () => begin(action) })),
  )
  return (
    <div className="grid gap-4">
      {actions.includes('reject') && (
        <TextArea
          label={t('reads')}
          rows={2}
          maxLength={messageMax}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <ActionButton
            key={action}
            look={action === advised ? 'ember' : 'plain'}
            keySign={keyOf[action]}
            busy={busy}
            onClick={() => begin(action)}
          >
            {t(`actions.${action}`)}
          </ActionButton>
        ))}
      </div>
      <Confirm
        open={isRejecting}
        title={t('rejecting.title')}
        text={t('rejecting.text')}
        action={t('actions.reject')}
        busy={busy}
        onConfirm={() => decide('reject')}
        onClose={() => setRejecting(false)}
      />
    </div>
  )
}
