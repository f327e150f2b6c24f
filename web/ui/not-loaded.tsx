import type { ReactNode } from 'react'
import { focusHeading } from '#web/lib/focus-heading.ts'
import type { Again } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/**
 * Shown instead of a part of a page that couldn't be loaded: pass it to `lazyPart`. Once the part has loaded, the page's heading gets the
 * focus.
 */
export const notLoaded = (again: Again): ReactNode => <NotLoaded again={again} />

function NotLoaded({ again }: { again: Again }) {
  const t = useText('common')
  return (
    <div role="alert">
      <EmptyState title={t('unreachable.title')} text={t('unreachable.text')}>
        <Button onClick={() => void again().then((isThere) => isThere && focusHeading())}>{t('failure.retry')}</Button>
      </EmptyState>
    </div>
  )
}
