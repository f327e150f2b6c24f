import { Activity, type ReactNode, useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useRouterState } from '#web/lib/router/hooks.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { endSession, type GateState, loadStaff, useGate, useMay, useStaff } from '#web/admin/session/session.ts'
import { lineOf } from './menu.ts'
import { Notice } from './notice.tsx'
import type { ScreenHandle } from './screen-handle.ts'
import { Screen } from './screen.tsx'

const StaffSignIn = lazyPart(
  async () => (await import('#web/admin/session/staff-sign-in.tsx')).default,
  (again) => <Away onRetry={again} />,
)

/**
 * Shows a screen to those who may see it. Everyone else is told what they need. When a session ends, its screen is only hidden: whoever
 * signs in again finds their input as it was. Another person gets a screen of their own.
 */
export function Gate({ children }: { children: ReactNode }) {
  const gate = useGate()
  const lastId = useStaff((staff) => staff.lastId)
  useStaffSync()
  const isOpen = gate === 'open'
  return (
    <>
      {!isOpen && <Closed gate={gate} />}
      {(isOpen || lastId !== null) && (
        <Activity key={lastId} mode={isOpen ? 'visible' : 'hidden'}>
          <Permitted isOpen={isOpen}>{children}</Permitted>
        </Activity>
      )}
    </>
  )
}

/** What keeps a person from the screen, and what to do about it. */
function Closed({ gate }: { gate: Exclude<GateState, 'open'> }) {
  const t = useText('admin')
  if (gate === 'loading') return <Bones />
  if (gate === 'signedOut') return <StaffSignIn waiting={<Bones />} />
  return (
    <Screen title={t('gate.title')}>
      <Notice title={t(`gate.${gate}.title`)} text={t(`gate.${gate}.text`)}>
        {gate === 'noSecondFactor' && (
          <ActionLink look="ember" to={urls.security()} reloadDocument>
            {t('gate.noSecondFactor.action')}
          </ActionLink>
        )}
        {gate === 'away' && <ActionButton onClick={() => void loadStaff()}>{t('retry')}</ActionButton>}
        {gate === 'notStaff' || gate === 'signInAgain' ? <ActionButton onClick={endSession}>{t('gate.signIn')}</ActionButton> : null}
      </Notice>
    </Screen>
  )
}

/** Treated like a session that couldn't be loaded: the code of the sign-in failed to load. */
function Away({ onRetry }: { onRetry: () => unknown }) {
  const t = useText('admin')
  return (
    <Screen title={t('gate.title')}>
      <Notice title={t('gate.away.title')} text={t('gate.away.text')}>
        <ActionButton onClick={() => void onRetry()}>{t('retry')}</ActionButton>
      </Notice>
    </Screen>
  )
}

/** Loads the staff member, and again when another tab signs in or this one becomes visible. */
function useStaffSync(): void {
  const token = useStored(({ auth }) => auth.access_token)
  useEffect(() => {
    useStaff.setState({ me: null, isAway: false })
    void loadStaff()
  }, [token])
  useEffect(() => {
    const look = () => document.hidden || void loadStaff()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

/** A hidden screen stays as it is. */
function Permitted({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useText('admin')
  const may = useMay()
  const grantedBy = useStaff(({ me }) => me?.grantedBy)
  const { matches } = useRouterState()
  const handle = matches.at(-1)?.route.handle as ScreenHandle | undefined
  if (!isOpen || !handle || may(handle.permission)) return children
  return (
    <Screen title={t('gate.notAllowed.screen')}>
      <Notice title={t('gate.notAllowed.title')} text={t('gate.notAllowed.text', { names: grantedBy?.join(', ') ?? '' })} />
    </Screen>
  )
}

/** A skeleton. The screen's title is known before its data. */
function Bones() {
  const t = useText('admin')
  const { location } = useRouterState()
  const line = lineOf(location.pathname)
  return (
    <Screen title={t(`menu.${line?.name ?? 'home'}`)}>
      <div role="status" className="grid gap-3 px-4 py-6 md:px-8">
        <span className="sr-only">{t('loading')}</span>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} className="h-8" />
        ))}
      </div>
    </Screen>
  )
}
