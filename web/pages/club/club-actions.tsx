import { useRef, useState } from 'react'
import type { Club } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { Dots } from '#web/features/clubs/dots.tsx'
import { JoinButton } from '#web/features/clubs/join-button.tsx'
import { mayInClub } from '#web/features/clubs/may.ts'
import { Report } from '#web/features/report-content/report.tsx'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { Bans, ClubInvites, EditClub } from './staff-parts.tsx'

type Opened = 'edit' | 'invites' | 'bans' | 'report'

/** The reader's actions on the club: join, invite, edit, leave, report. */
export function ClubActions({ club, onReload }: { club: Club; onReload: () => Promise<void> }) {
  const t = useText('clubs')
  const [open, setOpen] = useState<Opened | null>(null)
  const close = () => setOpen(null)
  const { slug, name, membership } = club
  const isIn = membership?.state === 'member'
  const items = useItems(club, onReload, setOpen)
  const actions = useRef<HTMLDivElement>(null)
  const change = async () => {
    await onReload()
    focusSoon(() => (document.activeElement === document.body ? actions.current?.querySelector('button') : null))
  }
  return (
    <div ref={actions} className="flex flex-wrap gap-2">
      {mayInClub(club, 'invite') && (
        <Button look="secondary" onClick={() => setOpen('invites')}>
          {t('actions.invite')}
        </Button>
      )}
      {!isIn && <JoinButton club={club} onChange={() => void change()} />}
      <Menu label={t('actions.menu', { name })} groups={[{ items }]}>
        {(trigger) =>
          isIn ? (
            <Button look="secondary" {...trigger} aria-label={t('actions.menuAs', { role: t(`roles.${membership.role}`), name })}>
              <Icon name="check" className="size-4" />
              {t(`roles.${membership.role}`)}
              <Icon name="chevron" className="size-4" />
            </Button>
          ) : (
            <IconButton {...trigger} label={t('actions.menu', { name })} className="size-12 border border-line">
              <Dots />
            </IconButton>
          )
        }
      </Menu>
      {open === 'edit' && <EditClub club={club} onClose={close} onSaved={() => void onReload()} />}
      {open === 'invites' && <ClubInvites slug={slug} onClose={close} />}
      {open === 'bans' && <Bans slug={slug} onClose={close} />}
      {open === 'report' && <Report what={{ kind: 'club', slug, name }} onClose={close} />}
    </div>
  )
}

function useItems(club: Club, onReload: () => Promise<void>, open: (what: Opened) => void): MenuItem[] {
  const t = useText('clubs')
  const { slug, name, membership } = club
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast('success', done)
      await onReload()
    } catch (error) {
      toastError(error)
    }
  }
  const rank = (isRanked: boolean) =>
    void attempt(() => signed('PATCH /clubs/:slug/membership', { slug, isRanked }), t(isRanked ? 'actions.nowRanked' : 'actions.notRanked'))
  const leave = () => void attempt(() => signed('DELETE /clubs/:slug/membership', { slug }), t('left', { name }))
  const copy = async () => {
    const copied = await copyToClipboard(window.location.origin + urls.club(slug))
    toast(copied ? 'success' : 'error', t(copied ? 'actions.copied' : 'actions.notCopied'))
  }
  const isIn = membership?.state === 'member'
  return [
    { label: t('actions.copy'), onChoose: () => void copy() },
    ...(isIn ? [{ label: t('actions.ranked'), chosen: membership.isRanked, onChoose: () => rank(!membership.isRanked) }] : []),
    ...(mayInClub(club, 'edit') ? [{ label: t('actions.edit'), onChoose: () => open('edit') }] : []),
    ...(mayInClub(club, 'remove') ? [{ label: t('actions.bans'), onChoose: () => open('bans') }] : []),
    ...(isIn && membership.role !== 'owner' ? [{ label: t('leave'), danger: true, onChoose: leave }] : []),
    ...(membership?.role === 'owner'
      ? []
      : [{ label: t('actions.report'), danger: true, onChoose: () => requireSignIn(() => open('report')) }]),
  ]
}
