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
  /** The kilograms of the value that the field was last prefilled with. */
  knownKilos: number | null
  /** An ISO date, or empty. */
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

/** The request body: only what differs from the customer. Empty without changes. */
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
  // A handle can't be removed: an empty one is sent, so that the server refuses it.
  return Object.fromEntries(changed.map(([name, value]) => [name, name === 'handle' ? (value ?? '') : value]))
}

/** The same weight in another unit; text that isn't a number stays as typed. */
export function convertMaxSquat({ maxSquat, weightUnit, knownKilos }: ProfileValues, unit: Customer['weightUnit']) {
  const kilos = kilosOf(maxSquat, weightUnit, knownKilos)
  if (kilos === null || Number.isNaN(kilos)) return { maxSquat, weightUnit: unit, knownKilos }
  return { maxSquat: shownWeight(kilos, unit), weightUnit: unit, knownKilos: kilos }
}
