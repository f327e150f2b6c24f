import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Switch } from '#web/ui/switch.tsx'
import { type ListProps, SettingsSection } from './settings-section.tsx'

/** Whether others may repost and quote the member's posts. Optimistic: reverted if the call fails. */
export function Reposts({ list: allowed, change }: ListProps<boolean>) {
  const t = useText('feed-settings')
  const { busy, run } = useAction()
  const set = async (allowsReposts: boolean) => {
    change(() => allowsReposts)
    try {
      await signed('PATCH /profile', { allowsReposts })
    } catch (error) {
      change(() => !allowsReposts)
      toastError(error)
    }
  }
  return (
    <SettingsSection title={t('reposts.title')} text={t('reposts.text')}>
      <Switch
        label={t('reposts.allow')}
        hint={t('reposts.hint')}
        checked={allowed}
        aria-busy={busy || undefined}
        onChange={({ currentTarget }) => void run(() => set(currentTarget.checked))}
      />
    </SettingsSection>
  )
}
