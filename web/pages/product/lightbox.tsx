import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Video } from '#web/ui/video.tsx'
import { SlidePicture } from './slide-picture.tsx'
import type { Slide } from './slides.ts'
import { useZoom } from './use-zoom.ts'

interface LightboxProps {
  name: string
  slides: Slide[]
  start: number
  open: boolean
  /** Called with the index of the last picture shown. */
  onClose: (last: number) => void
}

const zoomStep = 1.6

/** The pictures in full screen: swiped or turned with the arrow keys, zoomed by wheel, pinch, double click, keys or buttons. */
export function Lightbox({ name, slides, start, open, onClose }: LightboxProps) {
  const t = useText('product-details')
  const last = useRef(start)
  return (
    <Modal
      open={open}
      title={t('gallery.large', { name })}
      place="m-0 h-dvh max-h-none w-screen max-w-none"
      onClose={() => onClose(last.current)}
    >
      <Pictures
        name={name}
        slides={slides}
        start={start}
        onShow={(index) => (last.current = index)}
        onClose={() => onClose(last.current)}
      />
    </Modal>
  )
}

interface PicturesProps extends Pick<LightboxProps, 'name' | 'slides' | 'start'> {
  onShow: (index: number) => void
  onClose: () => void
}

function Pictures({ name, slides, start, onShow, onClose }: PicturesProps) {
  const t = useText('product-details')
  const common = useText('common')
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: 'instant' })
  }, [start])
  const scrolled = () => {
    if (!row.current) return
    const index = Math.round(row.current.scrollLeft / row.current.clientWidth)
    setShown(index)
    onShow(index)
  }
  const turn = (by: number) => row.current?.scrollTo({ left: (shown + by) * row.current.clientWidth })
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 1 : -1)
  }
  const zoom = (factor: number) =>
    row.current?.children[shown]?.firstElementChild?.dispatchEvent(new CustomEvent('zoom', { detail: factor }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys work wherever the focus is in the dialog
    <div className="relative flex h-dvh flex-col bg-studio" onKeyDown={key}>
      <ul
        ref={row}
        onScroll={scrolled}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        aria-label={t('gallery.label')}
        className="scroll-row min-h-0 grow -outline-offset-4"
      >
        {slides.map((slide, index) =>
          slide.video ? (
            <li key={slide.url} className="grid w-full shrink-0 snap-center place-items-center">
              <Video
                video={slide.video}
                poster={slide.url}
                label={slide.alt || name}
                play={t('gallery.play')}
                className="max-h-[80dvh] max-w-full"
              />
            </li>
          ) : (
            <Frame key={slide.url} slide={{ ...slide, blur: undefined }} isShown={index === shown} />
          ),
        )}
      </ul>
      <div className="absolute inset-x-0 top-0 flex justify-end p-2">
        <IconButton label={common('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="flex items-center justify-center gap-2 border-t border-line bg-surface px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <IconButton label={t('gallery.previous')} aria-disabled={shown === 0} onClick={() => turn(-1)}>
          <Icon name="chevron" className="size-5 rotate-90" />
        </IconButton>
        <IconButton label={t('gallery.zoomOut')} onClick={() => zoom(1 / zoomStep)}>
          <Icon name="minus" className="size-5" />
        </IconButton>
        <p role="status" className="min-w-16 text-center text-sm tabular-nums">
          {t('gallery.position', { number: shown + 1, of: slides.length })}
        </p>
        <IconButton label={t('gallery.zoomIn')} onClick={() => zoom(zoomStep)}>
          <Icon name="plus" className="size-5" />
        </IconButton>
        <IconButton label={t('gallery.next')} aria-disabled={shown === slides.length - 1} onClick={() => turn(1)}>
          <Icon name="chevron" className="size-5 -rotate-90" />
        </IconButton>
      </div>
    </div>
  )
}

function Frame({ slide, isShown }: { slide: Slide; isShown: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  useZoom(frame, isShown)
  return (
    <li className="relative w-full shrink-0 snap-center">
      <div ref={frame} className="absolute inset-0 overflow-hidden">
        <div className="size-full">
          <SlidePicture slide={{ ...slide, blur: undefined }} className="size-full object-contain" />
        </div>
      </div>
    </li>
  )
}
