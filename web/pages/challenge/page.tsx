import { useCallback } from 'react'
import type { Challenge } from '#contract/challenges/challenges.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useFocusOnLateHeading } from '#web/lib/use-focus-on-late-heading.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChallengeHead } from './head.tsx'
import { type Field, fieldMax, fieldOf } from './field-of.ts'
import type { ChallengeData } from './load.ts'
import { Progress } from './progress.tsx'
import { Neighbours } from './ranking.tsx'

export { loader } from './load.ts'

/** A challenge: the reader's number, the next tier, and the neighbors in the ranking. */
export function Component() {
  const data = useLoaderData<ChallengeData>()
  return <ChallengePage key={data.id} {...data} />
}

/** First as visitors see it, then as the member does; a challenge of a private club is only for its members. */
function ChallengePage({ id, challenge: loaded, field: loadedField }: ChallengeData) {
  const status = useSessionStatus()
  const ask = useCallback(() => signed('GET /challenges/:id', { id }), [id])
  const own = useAsyncData<Challenge>(status === 'authenticated' ? ask : null)
  const challenge = own.value ?? loaded
  const askField = useCallback(async () => fieldOf(await signed('GET /challenges/:id/ranking', { id, limit: fieldMax })), [id])
  const lacksField = !loadedField && challenge && !challenge.mine && (challenge.state === 'running' || challenge.state === 'ended')
  const ownField = useAsyncData<Field>(lacksField ? askField : null)
  const isMissing = !challenge && (status === 'unauthenticated' || own.error !== null)
  useFocusOnLateHeading(Boolean(challenge) || isMissing, status !== 'loading')
  return (
    <div className="wrap min-h-svh pt-3 md:pt-8">
      {challenge ? (
        <Whole
          challenge={challenge}
          field={loadedField ?? ownField.value}
          isPublic={loaded !== null}
          onChange={(next) => own.change(() => next)}
          onReload={own.load}
        />
      ) : isMissing ? (
        <Missing />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </div>
  )
}

interface WholeProps {
  challenge: Challenge
  field: Field | null
  isPublic: boolean
  onChange: (challenge: Challenge) => void
  onReload: () => Promise<void>
}

function Whole({ challenge, field, isPublic, onChange, onReload }: WholeProps) {
  const { id, title, description } = challenge
  const t = useText('challenges')
  return (
    <>
      <Head title={title} description={description || t('description')} path={isPublic ? urls.challenge(id) : undefined} />
      <div className="gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <ChallengeHead challenge={challenge} onChange={onChange} onReload={onReload} />
          <Progress challenge={challenge} field={field} onChange={onChange} onReload={onReload} />
        </div>
        <Neighbours challenge={challenge} field={field} onReload={onReload} />
      </div>
    </>
  )
}

function Missing() {
  const t = useText('challenges')
  return (
    <>
      <Head title={t('missing')} />
      <EmptyState level="h1" title={t('missing')} text={t('missingText')}>
        <ButtonLink to={urls.challenges()}>{t('all')}</ButtonLink>
      </EmptyState>
    </>
  )
}
