import type { StaffPlan } from '#contract/admin/plans.ts'
import { toastError } from '#web/lib/toast-error.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'

type Plans = { plans: StaffPlan[] }

/** Moves a plan: the change is optimistic, and reverted if the server refuses it. */
export function usePlanReordering({ change, load }: AsyncData<Plans>, onMoved: (name: string, place: number) => void) {
  return (plans: StaffPlan[], from: number, to: number): void => {
    const moved = plans[from]!
    const next = plans.toSpliced(from, 1).toSpliced(to, 0, moved)
    change(() => ({ plans: next }))
    onMoved(moved.name, to + 1)
    staff('PUT /admin/plan-order', { ids: next.map(({ id }) => id) }).catch((error: unknown) => {
      toastError(error)
      void load()
    })
  }
}
