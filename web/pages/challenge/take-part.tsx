import type { Challenge } from '#contract/challenges/challenges.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { useEffect, useRef, useState } from 'react'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

interface TakePartProps {
  challenge: Challenge
  onChange: (challenge: Challenge) => void
  onReload: () => Promise<void>
}

/** A button to join; non-members of the club are led to the club first, participants to their log. Nothing once the challenge is over. */
export function TakePart({ challenge: { id, club, state, mine }, onChange, onReload }: TakePartProps) {
  const t = useText('challenges')
  const { busy, run } = useAction()
  const [needsClub, setNeedsClub] = useState(false)
  const wrapper = useRef<HTMLDivElement>(null)
  const [joins, setJoins] = useState(0)
  // The pressed button is gone by then.
  useEffect(() => {
    if (joins > 0) (wrapper.current?.querySelector('a') ?? document.querySelector('h1'))?.focus()
  }, [joins])
  if (state === 'ended' || state === 'cancelled') return null
  if (mine)
    return state === 'running' ? (
      <div ref={wrapper}>
        <ButtonLink to={urls.training()} className="mt-5 max-md:w-full">
          {t('log')}
        </ButtonLink>
      </div>
    ) : null
  const join = () =>
    void run(async () => {
      try {
        onChange(await signed('PUT /challenges/:id/participation', { id }))
        setJoins((before) => before + 1)
        toast('success', t('joined'))
        await onReload()
      } catch (error) {
        if (isRefusal(error) && error.code === 'ONLY_MEMBERS_OF_THE_CLUB_MAY') setNeedsClub(true)
        else toastError(error)
      }
    })
  if (needsClub && club)
    return (
      <p role="status" className="mt-5">
        <ButtonLink to={urls.club(club.slug)} className="max-md:w-full">
          {t('joinClub', { club: club.name })}
        </ButtonLink>
      </p>
    )
  return (
    <Button busy={busy} data-replay="" className="mt-5 max-md:w-full" onClick={() => requireSignIn(join)}>
      {t('join')}
    </Button>
  )
}
