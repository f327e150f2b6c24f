import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts'
import { Video } from '#web/ui/video.tsx'
import { SlidePicture } from './slide-picture.tsx'
import type { Slide } from './slides.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const Lightbox = pressedPart(async () => (await import('./lightbox.tsx')).Lightbox)

/**
 * The pictures in a row to swipe, with thumbnails to press; pressing a large one opens it in full screen. Without script, all of them are
 * links to the pictures.
 */
export function Gallery({ name, slides }: { name: string; slides: Slide[] }) {
  const t = useText('product-details')
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [opened, setOpened] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const first = slides[0]?.url
  useEffect(() => {
    row.current?.scrollTo({ left: 0 })
  }, [first])
  const scrolled = () => {
    if (row.current) setShown(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }
  const show = (index: number, behavior: ScrollBehavior = 'smooth') =>
    row.current?.scrollTo({ left: index * row.current.clientWidth, behavior })
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setOpened(index)
    setOpen(true)
  }
  if (slides.length === 0) return <Picture url="" alt="" width={1} height={1} className="aspect-square w-full rounded-card bg-studio" />
  return (
    <>
      <ul ref={row} onScroll={scrolled} aria-label={t('gallery.large', { name })} className="scroll-row rounded-card bg-studio">
        {slides.map((slide, index) => (
          <li key={slide.url} id={`photo-${index + 1}`} className="relative w-full shrink-0 snap-center overflow-hidden">
            {slide.video ? (
              <Video
                video={slide.video}
                poster={slide.url}
                label={slide.alt || name}
                play={t('gallery.play')}
                className="aspect-square w-full"
              />
            ) : (
              <a
                href={slide.url}
                data-replay=""
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
                className="relative block cursor-zoom-in -outline-offset-4"
              >
                <SlidePicture slide={slide} first={index === 0} className="relative aspect-square w-full object-cover" />
              </a>
            )}
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Thumbnails slides={slides} shown={shown} show={show} />}
      {opened !== undefined && (
        <Lightbox
          name={name}
          slides={slides}
          start={opened}
          open={isOpen}
          onClose={(last) => {
            setOpen(false)
            show(last, 'instant')
            focusSoon(() => row.current?.children[last]?.querySelector('a, button'))
          }}
        />
      )}
    </>
  )
}

function Thumbnails({ slides, shown, show }: { slides: Slide[]; shown: number; show: (index: number) => void }) {
  const t = useText('product-details')
  const row = useRef<HTMLUListElement>(null)
  useScrollToCurrent(row, shown)
  return (
    <ul ref={row} className="scroll-row mt-3 gap-2 p-0.5">
      {slides.map((slide, index) => (
        <li key={slide.url}>
          <a
            href={`#photo-${index + 1}`}
            aria-label={t(slide.video ? 'gallery.showVideo' : 'gallery.show', { number: index + 1, of: slides.length })}
            aria-current={index === shown || undefined}
            onClick={(event) => {
              event.preventDefault()
              show(index)
            }}
            className="relative block size-18 overflow-hidden rounded-input bg-studio aria-[current]:outline-2 aria-[current]:outline-ink"
          >
            <SlidePicture slide={slide} alt="" shown="thumb" className="size-full object-cover" />
            {slide.video && (
              <span className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-veil text-on-veil">
                <Icon name="play" className="size-4" />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
