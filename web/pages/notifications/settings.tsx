import { useCallback } from 'react'
import type { ApiInput } from '#contract/api.ts'
import type { NotificationSettings } from '#contract/notifications.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PushSetting } from './push-setting.tsx'

const times = ['off', 'daily', 'weekly'] as const
type Change = ApiInput<'PATCH /notifications/settings'>

/** Notifications by channel, and how often digests are sent. Changes are saved immediately. Needs the group "notification-settings". */
export function Settings({ onClose }: { onClose: () => void }) {
  const t = useText('notification-settings')
  const ask = useCallback(() => signed('GET /notifications/settings', {}), [])
  const { value, error, load, change } = useAsyncData<NotificationSettings>(ask)
  /** Optimistic: if the server refuses it, what it changed is reverted, but no change made meanwhile. */
  const save = async (input: Change, before: NotificationSettings) => {
    change((shown) => withChange(shown, input))
    try {
      await signed('PATCH /notifications/settings', input)
    } catch (failure) {
      change((shown) => withoutChange(shown, input, before))
      toastError(failure)
    }
  }
  return (
    <Dialog open title={t('title')} place="side" onClose={onClose}>
      <div className="grid min-h-0 grow content-start gap-6 overflow-y-auto p-5">
        {value ? (
          <>
            <PushSetting />
            <div className="grid gap-2">
              <p className="text-sm font-medium">{t('digest')}</p>
              <Segmented
                label={t('digest')}
                value={value.digest}
                onChange={(digest) => void save({ digest }, value)}
                options={times.map((time) => ({ value: time, name: t(`digests.${time}`) }))}
              />
            </div>
            <Kinds settings={value} onSave={save} />
          </>
        ) : error ? (
          <div className="grid justify-items-start gap-3">
            <p>{t('failed')}</p>
            <Button onClick={() => void load()}>{t('retry')}</Button>
          </div>
        ) : (
          <Skeleton className="h-80 w-full" />
        )}
      </div>
    </Dialog>
  )
}

const withChange = ({ kinds, digest }: NotificationSettings, changed: Change): NotificationSettings => ({
  digest: changed.digest ?? digest,
  kinds: kinds.map((old) => changed.kinds?.find(({ kind }) => kind === old.kind) ?? old),
})

const withoutChange = ({ kinds, digest }: NotificationSettings, changed: Change, before: NotificationSettings): NotificationSettings => ({
  digest: digest === changed.digest ? before.digest : digest,
  kinds: kinds.map((one) => (changed.kinds?.includes(one) ? (before.kinds.find(({ kind }) => kind === one.kind) ?? one) : one)),
})

interface KindsProps {
  settings: NotificationSettings
  onSave: (input: Change, before: NotificationSettings) => Promise<void>
}

function Kinds({ settings, onSave }: KindsProps) {
  const t = useText('notification-settings')
  const { kinds, digest } = settings
  const set = (one: NotificationSettings['kinds'][number]) => void onSave({ kinds: [one] }, settings)
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-ink text-sm text-quiet">
          <th className="py-2 text-start font-normal wrap-anywhere">{t('kind')}</th>
          <th className="w-20 text-center font-normal wrap-anywhere">{t('app')}</th>
          <th className="w-24 text-center font-normal wrap-anywhere">{t('email')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, inApp, email }) => {
          const name = t(`kinds.${kind}`)
          return (
            <tr key={kind} className="border-b border-line">
              <th className="py-1 text-start font-normal wrap-anywhere">{name}</th>
              <td className="text-center">
                {kind === 'moderation' ? (
                  <span className="text-sm text-quiet">{t('always')}</span>
                ) : (
                  <Box label={t('appOf', { kind: name })} checked={inApp} onChange={(on) => set({ kind, inApp: on, email: on && email })} />
                )}
              </td>
              <td className="text-center">
                <Box
                  label={t('emailOf', { kind: name })}
                  checked={email}
                  disabled={!inApp || digest === 'off'}
                  onChange={(on) => set({ kind, inApp, email: on })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface BoxProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

const Box = ({ label, checked, disabled = false, onChange }: BoxProps) => (
  <label className="inline-grid size-11 place-items-center">
    <span className="sr-only">{label}</span>
    <input type="checkbox" className="size-5" checked={checked} disabled={disabled} onChange={() => onChange(!checked)} />
  </label>
)
