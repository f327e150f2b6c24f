import { useState } from 'react'
import type { Club, ClubRole } from '#contract/clubs/clubs.ts'
import type { ClubMember } from '#contract/clubs/members.ts'
import { clubRights } from '#contract/clubs/roles.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { Dots } from '../dots.tsx'

interface MemberMenuProps {
  club: Club
  member: ClubMember
  /** Called with the member's new role; null if they aren't a member anymore. */
  onChange: (role: ClubRole | null) => void
}
type Question = 'owner' | 'remove' | 'ban'

/** Actions on a member: change the role, hand over the club, remove, ban. Needs the groups "clubs", "club-forms" and "ui". */
export function MemberMenu({ club: { slug, membership }, member: { handle, name, role }, onChange }: MemberMenuProps) {
  const t = useText('club-forms')
  const clubs = useText('clubs')
  const [asks, setAsks] = useState<Question | null>(null)
  const { busy, run } = useAction()
  const { over, gives } = clubRights[membership?.role ?? 'member']
  if (!over.includes(role)) return null
  const act = (work: () => Promise<unknown>, done: string, after: ClubRole | null) =>
    void run(async () => {
      try {
        await work()
        toast('success', done)
        onChange(after)
      } catch (error) {
        toastError(error)
      }
      setAsks(null)
    })
  const give = (to: ClubRole) =>
    act(
      () => signed('PATCH /clubs/:slug/members/:handle', { slug, handle, role: to }),
      t('members.changed', { name, role: clubs(`roles.${to}`) }),
      to,
    )
  const confirmed = (question: Question) => {
    if (question === 'owner') return give('owner')
    if (question === 'remove')
      return act(() => signed('DELETE /clubs/:slug/members/:handle', { slug, handle }), t('members.removed', { name }), null)
    act(() => signed('PUT /clubs/:slug/bans/:handle', { slug, handle }), t('members.banned', { name }), null)
  }
  const roles: MenuItem[] = gives
    .filter((one) => one !== 'owner')
    .map((one) => ({ label: clubs(`roles.${one}`), chosen: one === role, onChoose: () => give(one) }))
  const rest: MenuItem[] = [
    ...(gives.includes('owner') ? [{ label: t('members.handOver'), onChoose: () => setAsks('owner') }] : []),
    { label: t('members.remove'), danger: true, onChoose: () => setAsks('remove') },
    { label: t('members.ban'), danger: true, onChoose: () => setAsks('ban') },
  ]
  return (
    <>
      <Menu
        label={t('members.menu', { name })}
        groups={[...(roles.length > 0 ? [{ title: t('members.role'), items: roles }] : []), { items: rest }]}
      >
        {(trigger) => (
          <IconButton {...trigger} label={t('members.menu', { name })}>
            <Dots />
          </IconButton>
        )}
      </Menu>
      {asks !== null && (
        <Confirm
          open
          title={t(`members.ask.${asks}.title`, { name })}
          text={t(`members.ask.${asks}.text`, { name })}
          action={t(`members.ask.${asks}.action`)}
          busy={busy}
          onClose={() => setAsks(null)}
          onConfirm={() => confirmed(asks)}
        />
      )}
    </>
  )
}
