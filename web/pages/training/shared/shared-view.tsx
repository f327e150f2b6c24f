import { useCallback, useState } from 'react'
import type { SharedRoutine } from '#contract/training/shared-routines.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { Report } from '#web/features/report-content/report.tsx'
import { SupersetMark } from '#web/features/training/superset-mark.tsx'
import { supersetPositions } from '#web/features/training/supersets.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { SharedData } from './load-shared.ts'

/** A routine that someone shares: its exercises, and a button to copy it. */
export function SharedView({ token, routine: loaded }: SharedData) {
  const status = useSessionStatus()
  const ask = useCallback(() => signed('GET /shared-routines/:token', { token }), [token])
  const { value, error } = useAsyncData<SharedRoutine>(status === 'authenticated' ? ask : null)
  // The routine of someone who has blocked the reader, or is blocked by them, doesn't exist for the reader.
  const isGone = isRefusal(error) && error.status === 404
  const routine = isGone ? null : (value ?? loaded)
  const isMissing = routine === null && (isGone || status === 'unauthenticated' || error !== null)
  return (
    <div className="wrap min-h-svh max-w-[46rem] pt-6 md:pt-10">
      {routine ? <Whole routine={routine} /> : isMissing ? <Missing /> : <Skeleton className="h-60 w-full" />}
    </div>
  )
}

function Whole({ routine: { token, name, note, owner, isOwn, exercises } }: { routine: SharedRoutine }) {
  const t = useText('training')
  const number = useNumber()
  const places = supersetPositions(exercises)
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Head title={t('shared.titleOf', { name, owner: owner.name })} />
      <p className="text-sm text-quiet">{t('shared.kind')}</p>
      <h1 tabIndex={-1} className="display text-2xl wrap-anywhere">
        {name}
      </h1>
      <Link to={urls.person(owner.handle)} className="mt-3 inline-flex min-h-11 items-center gap-3 font-medium hover:underline">
        <Avatar name={owner.name} url={owner.avatar} size="small" />
        <span className="wrap-anywhere">{owner.name}</span>
      </Link>
      {note !== '' && <p className="mt-3 wrap-anywhere whitespace-pre-line">{note}</p>}
      <table className="mt-6 w-full">
        <caption className="sr-only">{t('shared.exercises', { name })}</caption>
        <thead>
          <tr className="border-b border-ink text-sm text-quiet">
            <th scope="col" className="py-2 text-start font-normal">
              {t('shared.exercise')}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t('shared.sets')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {exercises.map(({ name: exercise, targetSets, targetReps }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- an exercise may be in a routine twice
            <tr key={at}>
              <th scope="row" className="py-3 text-start font-medium wrap-anywhere">
                {places[at] && <SupersetMark place={places[at]} className="me-2" />}
                {exercise}
              </th>
              <td className="py-3 text-end whitespace-nowrap">
                {targetReps === null
                  ? t('shared.setsOnly', { count: targetSets })
                  : t('shared.setsAndReps', { sets: number(targetSets), reps: number(targetReps) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {isOwn ? (
          <ButtonLink to={urls.training()}>{t('shared.own')}</ButtonLink>
        ) : (
          <>
            <Copy token={token} />
            <TextButton onClick={() => requireSignIn(() => setReporting(true))}>{t('shared.report')}</TextButton>
          </>
        )}
      </div>
      {isReporting && (
        <Report what={{ kind: 'routine', token, handle: owner.handle, name: owner.name }} onClose={() => setReporting(false)} />
      )}
    </>
  )
}

function Copy({ token }: { token: string }) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const [key] = useState(() => crypto.randomUUID())
  const { busy, error, run } = useAction()
  const copy = () =>
    void run(async () => {
      const { id } = await signed('POST /shared-routines/:token/copies', { token }, { idempotencyKey: key })
      toast('success', t('shared.copied'))
      goTo(trainingUrls.routine(id))
    })
  return (
    <>
      <Button busy={busy} data-replay="" onClick={() => requireSignIn(copy)}>
        {t('shared.copy')}
      </Button>
      {error !== null && (
        <div className="basis-full">
          <Alert tone="bad">{errorMessage(error)}</Alert>
        </div>
      )}
    </>
  )
}

function Missing() {
  const t = useText('training')
  return (
    <>
      <Head title={t('shared.missing')} />
      <EmptyState level="h1" title={t('shared.missing')} text={t('shared.missingText')}>
        <ButtonLink to={urls.training()}>{t('shared.toLog')}</ButtonLink>
      </EmptyState>
    </>
  )
}
