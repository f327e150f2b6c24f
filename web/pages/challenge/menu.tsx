import { useState } from 'react'
import type { Challenge } from '#contract/challenges/challenges.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { ChallengeForm } from '#web/features/challenges/lazy-form.tsx'
import { Dots } from '#web/features/clubs/dots.tsx'
import { Report } from '#web/features/report-content/report.tsx'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const CancelChallenge = pressedPart(async () => (await import('#web/features/challenges/cancel-challenge.tsx')).CancelChallenge)

interface ChallengeMenuProps {
  challenge: Challenge
  onChange: (challenge: Challenge) => void
  onReload: () => Promise<void>
}
type Opened = 'edit' | 'cancel' | 'report'

/** Share, leave, report; for organizers of the club also edit and cancel. */
export function ChallengeMenu({ challenge, onChange, onReload }: ChallengeMenuProps) {
  const t = useText('challenges')
  const [open, setOpen] = useState<Opened | null>(null)
  const close = () => setOpen(null)
  const { title, club } = challenge
  const items = useItems(challenge, onReload, setOpen)
  return (
    <>
      <Menu label={t('menu', { title })} groups={[{ items }]}>
        {(trigger) => (
          <IconButton {...trigger} label={t('menu', { title })} className="size-12">
            <Dots />
          </IconButton>
        )}
      </Menu>
      {open === 'edit' && (
        <ChallengeForm
          challenge={challenge}
          send={(fields) => signed('PATCH /challenges/:id', { id: challenge.id, ...fields })}
          onClose={close}
          onSaved={onChange}
        />
      )}
      {open === 'cancel' && (
        <CancelChallenge
          title={title}
          send={() => signed('DELETE /challenges/:id', { id: challenge.id })}
          onClose={close}
          onCancelled={onChange}
        />
      )}
      {open === 'report' && club && <Report what={{ kind: 'club', slug: club.slug, name: club.name }} onClose={close} />}
    </>
  )
}

function useItems(
  { id, club, state, mine, mayChange }: Challenge,
  onReload: () => Promise<void>,
  open: (what: Opened) => void,
): MenuItem[] {
  const t = useText('challenges')
  const copy = async () => {
    const copied = await copyToClipboard(window.location.origin + urls.challenge(id))
    toast(copied ? 'success' : 'error', t(copied ? 'copied' : 'notCopied'))
  }
  const leave = async () => {
    try {
      await signed('DELETE /challenges/:id/participation', { id })
      toast('success', t('left'))
      await onReload()
    } catch (error) {
      toastError(error)
    }
  }
  const isOpen = state === 'upcoming' || state === 'running'
  return [
    { label: t('copy'), onChoose: () => void copy() },
    ...(mayChange && state === 'upcoming' ? [{ label: t('edit'), onChoose: () => open('edit') }] : []),
    ...(mayChange && isOpen ? [{ label: t('cancel'), danger: true, onChoose: () => open('cancel') }] : []),
    ...(mine && isOpen ? [{ label: t('leave'), danger: true, onChoose: () => void leave() }] : []),
    ...(club && !mayChange ? [{ label: t('report'), danger: true, onChoose: () => requireSignIn(() => open('report')) }] : []),
  ]
}
