import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

const rowLook =
  'scroll-row rail-row wrap gap-3 scroll-px-4 md:gap-5 md:scroll-px-6 [&>li]:w-[44%] [&>li]:min-w-40 [&>li]:shrink-0 [&>li]:snap-start md:[&>li]:w-[calc((100%-2.5rem)/3.2)] xl:[&>li]:w-[calc((100%-3.75rem)/4)]'

const atOnce = (_: HTMLElement, work: () => void): void => work()

interface RailProps {
  title: string
  more?: ReactNode
  /** Classes that decide where the arrows are shown. */
  arrows?: string
  /** If some cards load later, runs work once all are there. */
  whenWhole?: (list: HTMLElement, work: () => void) => void
  /** Renders the <ul>, with these attributes. */
  children: (row: { ref: RefObject<HTMLUListElement | null>; className: string }) => ReactNode
}

/** A titled row that scrolls sideways, with the next card peeking in; on large screens four in a row, with arrow buttons for a mouse. */
export function Rail(props: RailProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <RailContent id={id} {...props} />
    </section>
  )
}

/** A rail without its <section>; `id` is the id of its heading. */
export function RailContent({ id, title, more, arrows = 'hoverable:md:flex', whenWhole = atOnce, children }: RailProps & { id: string }) {
  const t = useText('common')
  const row = useRef<HTMLUListElement>(null)
  const move = (pages: number) => {
    const list = row.current!
    whenWhole(list, () => list.scrollBy({ left: pages * list.clientWidth, behavior: 'smooth' }))
  }
  return (
    <>
      <div className="wrap mb-4 flex items-end justify-between gap-4 max-[14rem]:flex-wrap md:mb-6">
        <h2 id={id} className="display text-2xl">
          {title}
        </h2>
        <div className="flex shrink-0 items-center gap-1">
          {more}
          {/* The wrapper hides the buttons, because a button sets its own display. */}
          <span className={`ms-3 hidden gap-1 ${arrows}`}>
            <IconButton label={t('rail.back', { title })} onClick={() => move(-1)}>
              <Icon name="arrow" className="size-5 rotate-180" />
            </IconButton>
            <IconButton label={t('rail.on', { title })} onClick={() => move(1)}>
              <Icon name="arrow" />
            </IconButton>
          </span>
        </div>
      </div>
      {children({ ref: row, className: rowLook })}
    </>
  )
}
