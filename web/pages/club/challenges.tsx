import { useState } from 'react'
import type { Club } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { ChallengeList, type ListState } from '#web/features/challenges/challenge-list.tsx'
import { ChallengeForm } from '#web/features/challenges/lazy-form.tsx'
import { mayInClub } from '#web/features/clubs/may.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

const states = ['running', 'upcoming', 'ended'] as const satisfies ListState[]

/** A club's challenges; members who may plan can create them here. Needs the group "challenges". */
export function Challenges({ club }: { club: Club }) {
  const t = useText('challenges')
  const { slug } = club
  const [state, setState] = useState<ListState>('running')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('title')}
          value={state}
          onChange={setState}
          options={states.map((value) => ({ value, name: t(`states.${value}`) }))}
        />
        {mayInClub(club, 'plan') && <Button onClick={() => setOpen(true)}>{t('new')}</Button>}
      </div>
      <ChallengeList state={state} club={slug} isOwn />
      {isOpen && (
        <ChallengeForm
          send={(fields) => signed('POST /clubs/:slug/challenges', { slug, ...fields })}
          onClose={() => setOpen(false)}
          onSaved={({ id }) => goTo(urls.challenge(id))}
        />
      )}
    </>
  )
}
