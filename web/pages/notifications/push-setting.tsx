import { type PushState, readPushState, turnPushOff, turnPushOn } from '#web/features/notifications/push.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Switch } from '#web/ui/switch.tsx'

/** Turns push messages to this browser on and off, or says why that isn't possible. Needs the group "notification-settings". */
export function PushSetting() {
  const t = useText('notification-settings')
  const errorMessage = useErrorMessage()
  const { value: state, error, change } = useAsyncData<PushState>(readPushState)
  const action = useAction()
  const turn = (on: boolean) =>
    void action.run(async () => {
      try {
        const next = await (on ? turnPushOn() : turnPushOff())
        change(() => next)
      } catch (failure) {
        toast('error', failure instanceof DOMException ? t('push.failed') : errorMessage(failure))
      }
    })
  const canSwitch = state === 'on' || state === 'off'
  return (
    <Switch
      label={t('push.title')}
      hint={t(`push.${error ? 'unknown' : (state ?? 'off')}`)}
      checked={state === 'on'}
      disabled={!canSwitch || action.busy}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
  )
}
