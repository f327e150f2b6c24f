import { useState } from 'react'
import type { Club, ClubCard } from '#contract/clubs/clubs.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'

interface JoinButtonProps {
  club: Pick<ClubCard, 'slug' | 'name' | 'visibility' | 'membership'>
  /** The token of an invite, which admits without a request. */
  token?: string
  onChange: (club: Club | null) => void
}

/** Joins, requests to join, or withdraws the request; first a sheet shows the disclaimer. Members get a menu. Needs the group "clubs". */
export function JoinButton({ club: { slug, name, visibility, membership }, token, onChange }: JoinButtonProps) {
  const t = useText('clubs')
  const { busy, run } = useAction()
  const [asks, setAsks] = useState(false)
  const join = (acceptDisclaimer: boolean) =>
    void run(async () => {
      try {
        const club = await (token === undefined
          ? signed('PUT /clubs/:slug/membership', { slug, acceptDisclaimer })
          : signed('PUT /club-invites/:token', { token, acceptDisclaimer }))
        setAsks(false)
        toast('success', club.membership?.state === 'requested' ? t('asked') : t('joined', { name }))
        onChange(club)
      } catch (error) {
        if (isRefusal(error) && error.code === 'DISCLAIMER_NOT_ACCEPTED') setAsks(true)
        else toastError(error)
      }
    })
  const leave = () =>
    void run(async () => {
      try {
        await signed('DELETE /clubs/:slug/membership', { slug })
        toast('success', t('left', { name }))
        onChange(null)
      } catch (error) {
        toastError(error)
      }
    })
  if (membership?.state === 'member') return null
  if (membership && token === undefined)
    return (
      <Button look="secondary" busy={busy} onClick={leave}>
        {t('requested')}
      </Button>
    )
  return (
    <>
      <Button busy={busy} data-replay="" onClick={() => requireSignIn(() => join(false))}>
        {t(visibility === 'private' && token === undefined ? 'ask' : 'join')}
      </Button>
      <Dialog open={asks} title={t('disclaimer.title')} place="bottom" onClose={() => setAsks(false)}>
        <div className="grid gap-4 p-5">
          <p>{t('disclaimer.text')}</p>
          <Link to={urls.clubDisclaimer()} className="text-link">
            {t('disclaimer.link')}
          </Link>
          <Button busy={busy} onClick={() => join(true)}>
            {t('disclaimer.accept')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
