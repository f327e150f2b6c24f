import { create } from 'zustand'
import type { Customer } from '#contract/customers/customers.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'

export type Unit = Customer['weightUnit']
const entry = 'weightUnit'

const useChosen = create<{ unit: Unit | null }>()(() => ({ unit: null }))

/** The unit for weights: the one chosen on this device, else the member's setting, else kilograms. Always kilograms on the server. */
export function useUnit(): Unit {
  const chosen = useChosen((state) => state.unit)
  const ready = useStored((stored) => stored.ready)
  const own = useSession(({ customer }) => customer?.weightUnit)
  return chosen ?? (ready ? (remembered() ?? own) : undefined) ?? 'kg'
}

/** Changes the unit everywhere on the page, and stores it for later pages. */
export function chooseUnit(unit: Unit): void {
  writeLocalEntry(entry, unit)
  useChosen.setState({ unit })
}

function remembered(): Unit | undefined {
  const stored = readLocalEntry(entry)
  return stored === 'kg' || stored === 'lb' ? stored : undefined
}
