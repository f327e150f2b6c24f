import { type ReactNode, useState } from 'react'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Progress } from '#web/layout/pending.tsx'
import { Toasts } from '#web/layout/toasts.tsx'
import { useFocusOnHeading } from '#web/layout/use-focus-on-heading.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { useGate, useMay } from '#web/admin/session/session.ts'
import { LeaveQuestion } from '#web/admin/unsaved/leave-question.tsx'
import { menu } from './menu.ts'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { useMenuNumbers } from './waiting.ts'

const KeyHelp = pressedPart(async () => (await import('#web/admin/keys/key-help.tsx')).default)

/** The frame around every screen: the menu is at the side, on phones at the bottom. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText('admin')
  const isOpen = useGate() === 'open'
  useFocusOnHeading()
  return (
    <>
      <a href="#content" className="sr-only z-40 bg-ink p-4 text-ground focus:not-sr-only focus:fixed focus:start-2 focus:top-2">
        {t('skip')}
      </a>
      <Progress />
      <div className="md:grid md:min-h-dvh md:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
        <Sidebar />
        <main id="content" tabIndex={-1} className="min-w-0 pb-24 md:pb-12 print:pb-0">
          {children}
        </main>
      </div>
      <PhoneBar />
      {isOpen && <Keys />}
      <LeaveQuestion />
      <Toasts />
    </>
  )
}

/** Shortcuts that work on every screen, and the menu's numbers. */
function Keys() {
  const t = useText('admin')
  const may = useMay()
  const [help, setHelp] = useState(false)
  useMenuNumbers()
  const places = menu.flat().filter(({ letter, permission }) => letter && may(permission))
  useKeys(t('keys.everywhere'), [
    ...places.map(({ letter = '', name, to }) => ({ keys: `g ${letter}`, label: t(`menu.${name}`), run: () => goTo(to) })),
    { keys: '?', label: t('keys.help'), run: () => setHelp(true) },
  ])
  return help && <KeyHelp onClose={() => setHelp(false)} />
}
