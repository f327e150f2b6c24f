import { useText } from '#web/lib/text.ts'
import { signOut } from '#web/features/auth/session/session.ts'
import { ThemeToggle } from '#web/layout/theme-toggle.tsx'
import { useSignOut } from '#web/layout/use-sign-out.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { clearScreen, endSession, useStaff } from '#web/admin/session/session.ts'
import { useRoleName } from '#web/admin/ui/use-role-name.ts'

/** The signed-in person and their role, sign-out, and the theme. */
export function PersonMenu() {
  const t = useText('admin')
  const roleName = useRoleName()
  const me = useStaff((staff) => staff.me)
  const leaving = useSignOut(() => {
    void signOut()
    endSession()
    clearScreen()
  })
  if (!me) return null
  return (
    <div className="mt-auto flex items-center gap-1 pt-4">
      <Menu
        label={t('person.menu')}
        align="start"
        groups={[
          {
            items: [
              { label: t('toShop'), to: '/market' },
              { label: t('person.security'), to: '/myAccount/security' },
              { label: t('person.signOut'), onChoose: leaving.signOut },
            ],
          },
        ]}
      >
        {(trigger) => (
          <button
            {...trigger}
            type="button"
            className="flex min-h-11 min-w-0 grow items-center gap-2.5 rounded-input px-2 text-start hover:bg-studio"
          >
            <Avatar name={me.name} size="small" />
            <span className="min-w-0">
              <span className="block truncate font-medium">{me.name}</span>
              <span className="block truncate text-xs text-quiet">{roleName(me.role)}</span>
            </span>
          </button>
        )}
      </Menu>
      <ThemeToggle />
      {leaving.confirmation}
    </div>
  )
}
