import { useSyncExternalStore } from 'react'
import { useText } from '#web/lib/text.ts'
import { currentTheme, setTheme } from '#web/lib/theme.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const changed = new Set<() => void>()

/** Switches between light and dark. CSS selects the icon by the theme's class, so it's right before hydration. */
export function ThemeToggle() {
  const t = useText('common')
  const theme = useSyncExternalStore(
    (hear) => {
      changed.add(hear)
      return () => changed.delete(hear)
    },
    currentTheme,
    () => 'light' as const,
  )
  const next = theme === 'dark' ? 'light' : 'dark'
  const toggle = () => {
    setTheme(next)
    for (const hear of changed) hear()
  }
  return (
    <IconButton label={t(`theme.${next}`)} onClick={toggle}>
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
    </IconButton>
  )
}
