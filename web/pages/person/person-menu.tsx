import { useState } from 'react'
import type { Relation } from '#contract/people.ts'
import type { Profile } from '#contract/profiles.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Report } from '#web/features/report-content/report.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Menu } from '#web/ui/menu.tsx'

interface PersonMenuProps {
  person: Profile
  relation: Relation
  onChange: (relation: Relation) => void
  /** Called after muting or blocking in a report's dialog. */
  onReload: () => void
}
type Change = 'mute' | 'block' | 'follower'

/** Rarely used actions: mute, block, remove a follower. */
export function PersonMenu({ person: { handle, name }, relation, onChange, onReload }: PersonMenuProps) {
  const t = useText('people')
  const [asks, setAsks] = useState(false)
  const [reporting, setReporting] = useState(false)
  const [busy, setBusy] = useState(false)

  async function change(method: 'PUT' | 'DELETE', what: Change, done: string): Promise<void> {
    setBusy(true)
    try {
      const route = what === 'follower' ? 'DELETE /people/:handle/follower' : (`${method} /people/:handle/${what}` as const)
      onChange((await signed(route, { handle })).relation)
      toast('success', done)
    } catch (error) {
      toastError(error)
    }
    setAsks(false)
    setBusy(false)
  }
  const { isMuted, isBlocked, followsMe } = relation
  const items = [
    isMuted
      ? { label: t('menu.unmute'), onChoose: () => void change('DELETE', 'mute', t('menu.unmuted', { name })) }
      : { label: t('menu.mute'), onChoose: () => void change('PUT', 'mute', t('menu.muted', { name })) },
    ...(followsMe
      ? [{ label: t('menu.removeFollower'), onChoose: () => void change('DELETE', 'follower', t('menu.removed', { name })) }]
      : []),
    isBlocked
      ? { label: t('menu.unblock'), onChoose: () => void change('DELETE', 'block', t('menu.unblocked', { name })) }
      : { label: t('menu.block'), danger: true, onChoose: () => setAsks(true) },
    { label: t('menu.report'), danger: true, onChoose: () => setReporting(true) },
  ]
  return (
    <>
      <Menu label={t('menu.label', { name })} groups={[{ items }]}>
        {(trigger) => (
          <IconButton {...trigger} label={t('menu.label', { name })} className="size-12 border border-line">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
              <circle cx="5" cy="12" r="1.6" />
              <circle cx="12" cy="12" r="1.6" />
              <circle cx="19" cy="12" r="1.6" />
            </svg>
          </IconButton>
        )}
      </Menu>
      {reporting && <Report what={{ kind: 'person', handle, name }} onClose={() => setReporting(false)} onHide={onReload} />}
      <Confirm
        open={asks}
        title={t('menu.blockTitle', { name })}
        text={t('menu.blockText')}
        action={t('menu.block')}
        busy={busy}
        onClose={() => setAsks(false)}
        onConfirm={() => void change('PUT', 'block', t('menu.blockedDone', { name }))}
      />
    </>
  )
}
