import { create } from 'zustand'
import type { ApiOutput, Call } from '#contract/api.ts'
import type { Permission } from '#contract/permissions.ts'
import { isRefusal } from '#contract/refusal.ts'
import { clearSession, tokenNow } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'

type StaffMember = ApiOutput<'GET /admin/me'>

interface State {
  /** Null until it's loaded. */
  me: StaffMember | null
  /** The server didn't respond. */
  isAway: boolean
  /**
   * The person who worked here last. Their screen is hidden when their session ends, and shown again when they sign in. Null after a
   * sign-out.
   */
  lastId: string | null
}
const nobody = { me: null, isAway: false }
export const useStaff = create<State>()(() => ({ ...nobody, lastId: null }))

/** Whether the person can work here, or what prevents it. */
export type GateState = 'loading' | 'signedOut' | 'notStaff' | 'noSecondFactor' | 'signInAgain' | 'away' | 'open'

export function useGate(): GateState {
  const ready = useStored((stored) => stored.ready)
  const token = useStored(({ auth }) => auth.access_token)
  const { me, isAway } = useStaff()
  if (!ready) return 'loading'
  if (token === null) return 'signedOut'
  if (!me) return isAway ? 'away' : 'loading'
  if (me.permissions.length === 0) return 'notStaff'
  if (me.secondFactor) return 'open'
  return me.hasSecondFactor ? 'signInAgain' : 'noSecondFactor'
}

const canWork = ({ permissions, secondFactor }: StaffMember): boolean => permissions.length > 0 && secondFactor

/** Loads the permissions of the stored token's owner. */
export async function loadStaff(): Promise<void> {
  const token = tokenNow()
  if (!token) return
  try {
    const me = await call('GET /admin/me', {}, { token })
    if (token === tokenNow())
      useStaff.setState(({ lastId }) => ({ me, isAway: false, lastId: canWork(me) || me.id === lastId ? me.id : null }))
  } catch (error) {
    if (token !== tokenNow()) return
    if (isRefusal(error) && error.status === 401) return endSession()
    useStaff.setState({ isAway: true })
  }
}

/** Ends the session of the person signed in here, which may have expired. Their unsaved input stays until someone signs in. */
export function endSession(): void {
  clearSession()
  useStaff.setState(nobody)
}

/** Removes the screen of a person who signs out, with their unsaved input. */
export const clearScreen = (): void => useStaff.setState({ lastId: null })

/** A staff call. An expired session leads to the sign-in; a revoked permission reloads the menu. */
export const staff: Call = async (route, input, options) => {
  const token = tokenNow()
  try {
    return await call(route, input, { token, ...options })
  } catch (error) {
    if (token && token === tokenNow() && isRefusal(error)) {
      if (error.status === 401) endSession()
      if (error.status === 403) void loadStaff()
    }
    throw error
  }
}

/** Whether the person has one of these permissions. Actions that they lack are hidden. */
export function useMay(): (permission: Permission | readonly Permission[] | null) => boolean {
  const granted = useStaff(({ me }) => me?.permissions)
  return (permission) => permission === null || [permission].flat().some((one) => granted?.includes(one))
}
