import type { ApiInput } from '#contract/api.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { kilosOf, shownWeight } from '#web/features/customers/weight.ts'

/** The profile as the form holds it. */
export interface ProfileValues {
  name: string
  handle: string
  bio: string
  /** As typed, in the unit. */
  maxSquat: string
  weightUnit: Customer['weightUnit']
  /** The kilograms that the field stood for when it was last filled in for the person. */
  knownKilos: number | null
  /** An ISO date, or nothing. */
  dateOfBirth: string
  privacy: Customer['privacy']
}

export function toValues({ name, handle, bio, maxSquat, weightUnit, dateOfBirth, privacy }: Customer): ProfileValues {
  return {
    name,
    handle: handle ?? '',
    bio,
    maxSquat: maxSquat === null ? '' : shownWeight(maxSquat, weightUnit),
    weightUnit,
    knownKilos: maxSquat,
    dateOfBirth: dateOfBirth ?? '',
    privacy,
  }
}

/** What is sent: only what differs from what is known of the customer. Empty where nothing does. */
export function changesOf(customer: Customer, values: ProfileValues): ApiInput<'PATCH /user'> {
  const typed = {
    name: values.name.trim(),
    handle: values.handle.trim().replace(/^@/, '').toLowerCase() || null,
    bio: values.bio.trim(),
    maxSquat: kilosOf(values.maxSquat, values.weightUnit, values.knownKilos),
    weightUnit: values.weightUnit,
    dateOfBirth: values.dateOfBirth || null,
    privacy: values.privacy,
  }
  const changed = Object.entries(typed).filter(([name, value]) => value !== customer[name as keyof typeof typed])
  // A handle can be changed, not taken away: an empty one is sent to be refused.
  return Object.fromEntries(changed.map(([name, value]) => [name, name === 'handle' ? (value ?? '') : value]))
}

/** The same weight in another unit; what is no number stays as it was typed. */
export function inUnit({ maxSquat, weightUnit, knownKilos }: ProfileValues, unit: Customer['weightUnit']) {
  const kilos = kilosOf(maxSquat, weightUnit, knownKilos)
  if (kilos === null || Number.isNaN(kilos)) return { maxSquat, weightUnit: unit, knownKilos }
  return { maxSquat: shownWeight(kilos, unit), weightUnit: unit, knownKilos: kilos }
}
