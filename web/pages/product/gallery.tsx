import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { useText } from '#web/lib/text.ts'
import { Picture } from '#web/ui/picture.tsx'

type Photos = Product['photos']

/** The pictures in a row that is swiped through, with small ones to press. Without script those are links to the large ones. */
export function Gallery({ name, photos }: { name: string; photos: Photos }) {
  const t = useText('product-details')
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const first = photos[0]?.url
  useEffect(() => {
    row.current?.scrollTo({ left: 0 })
  }, [first])
  const scrolled = () => {
    if (row.current) setShown(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    row.current?.scrollTo({ left: index * row.current.clientWidth, behavior: 'smooth' })
  }
  return (
    <>
      <ul
        ref={row}
        onScroll={scrolled}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys, and holds nothing that takes the focus
        tabIndex={0}
        aria-label={t('gallery.large', { name })}
        className="scroll-row rounded-card bg-studio"
      >
        {photos.map(({ url, alt, width, height, blur }, index) => (
          <li key={url} id={`photo-${index + 1}`} className="relative w-full shrink-0 snap-center overflow-hidden">
            <Picture
              url={url}
              alt={alt}
              width={width}
              height={height}
              blur={blur}
              first={index === 0}
              className="relative aspect-square w-full object-cover"
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && <Thumbnails photos={photos} shown={shown} show={show} />}
    </>
  )
}

function Thumbnails({ photos, shown, show }: { photos: Photos; shown: number; show: (event: MouseEvent, index: number) => void }) {
  const t = useText('product-details')
  return (
    <ul className="scroll-row mt-3 gap-2 p-0.5">
      {photos.map(({ url, width, height }, index) => (
        <li key={url}>
          <a
            href={`#photo-${index + 1}`}
            aria-label={t('gallery.show', { number: index + 1, of: photos.length })}
            aria-current={index === shown || undefined}
            onClick={(event) => show(event, index)}
            className="block size-18 overflow-hidden rounded-input bg-studio aria-[current]:outline-2 aria-[current]:outline-ink"
          >
            <Picture url={url} alt="" width={width} height={height} shown="thumb" className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  )
}
