import { useText } from '#web/lib/text.ts'

/** The roles that every shop has: they have a name in each language. */
const named = ['owner', 'manager', 'support', 'warehouse', 'editor', 'moderator', 'customer'] as const
type Named = (typeof named)[number]

const isNamed = (role: string): role is Named => (named as readonly string[]).includes(role)

/** What a role is called; one of the shop's own is called as it was named, with a capital. */
export function useRoleName(): (role: string) => string {
  const t = useText('admin')
  return (role) => (isNamed(role) ? t(`roleName.${role}`) : role.slice(0, 1).toUpperCase() + role.slice(1))
}
