import { useText } from '#web/lib/text.ts'

/** The built-in roles, which have a name in each language. */
const named = ['owner', 'manager', 'support', 'warehouse', 'editor', 'moderator', 'customer'] as const
type Named = (typeof named)[number]

const isNamed = (role: string): role is Named => (named as readonly string[]).includes(role)

/** A role's name; a custom role's own name is capitalized. */
export function useRoleName(): (role: string) => string {
  const t = useText('admin')
  return (role) => (isNamed(role) ? t(`roleName.${role}`) : role.slice(0, 1).toUpperCase() + role.slice(1))
}
