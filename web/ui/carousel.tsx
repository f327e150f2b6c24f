import { type ReactElement, useEffect } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { useSlides } from './use-slides.ts'

interface CarouselProps {
  label: string
  /** The index of the first slide to show. */
  first?: number
  /** Each slide has a key and fills the width. */
  children: ReactElement[]
}

/** One slide at a time, by swipe, button or key; it never moves by itself. To show several at a time, use a Rail. Needs the group "ui". */
export function Carousel({ label, first = 0, children }: CarouselProps) {
  const t = useText('ui')
  const { row, shown, show, onScroll } = useSlides(children.length, first)
  useEffect(() => {
    if (first > 0) row.current?.children[first]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' })
  }, [first, row])
  return (
    <section aria-label={label} aria-roledescription={t('slides.label')}>
      <ul
        ref={row}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys, and may hold nothing that takes the focus
        tabIndex={0}
        aria-label={label}
        className="scroll-row rounded-card bg-studio scroll-smooth -outline-offset-2"
      >
        {children.map((child) => (
          <li key={child.key} className="w-full shrink-0 snap-center">
            {child}
          </li>
        ))}
      </ul>
      {children.length > 1 && (
        <div className="mt-2 flex items-center justify-between">
          <p aria-live="polite" className="text-sm text-quiet">
            {t('slides.at', { number: shown + 1, of: children.length })}
          </p>
          <div className="flex">
            <IconButton label={t('slides.previous')} aria-disabled={shown === 0 || undefined} onClick={() => show(shown - 1)}>
              <Icon name="arrow" className={shown === 0 ? 'size-5 rotate-180 text-line' : 'size-5 rotate-180'} />
            </IconButton>
            <IconButton label={t('slides.next')} aria-disabled={shown === children.length - 1 || undefined} onClick={() => show(shown + 1)}>
              <Icon name="arrow" className={shown === children.length - 1 ? 'size-5 text-line' : 'size-5'} />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  )
}
