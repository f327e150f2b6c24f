import { limits } from '#contract/limits.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { shownWeight } from '#web/features/customers/weight.ts'
import { useText } from '#web/lib/text.ts'
import type { ProfileIssue } from './schema.ts'

/** The message of an issue, which says what to do. */
export function useFieldMessages(): (issue: ProfileIssue, unit: Customer['weightUnit']) => string {
  const t = useText('my-account')
  const max = { name: limits.name.max, bio: limits.bio.max, handle: limits.handle.max, maxSquat: 0, dateOfBirth: 0 }
  return ({ name, kind }, unit) => {
    if (kind === 'long') return t('profile.errors.long', { max: max[name] })
    if (name === 'maxSquat') {
      const [least, most] = [limits.squat.min, limits.squat.max].map((kilos) => Number(shownWeight(kilos, unit)))
      return t('profile.errors.maxSquat', { min: Math.ceil(least ?? 0), max: Math.floor(most ?? 0), unit: t(`profile.units.${unit}`) })
    }
    if (name === 'handle') return t(`profile.errors.handle.${kind}`, { min: limits.handle.min, max: limits.handle.max })
    return t(`profile.errors.${name}`, { min: limits.age.min })
  }
}
