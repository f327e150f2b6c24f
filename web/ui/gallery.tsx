import { useState } from 'react'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Carousel } from './carousel.tsx'
import { Dialog } from './dialog.tsx'
import { Picture } from './picture.tsx'

interface Shot {
  url: string
  alt: string
  width: number
  height: number
}

const shownMax = 4

/** The pictures of a post or review: up to four, the last with a "+n"; each opens the lightbox. Needs the group "ui". */
export function Gallery({ label, pictures }: { label: string; pictures: Shot[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  const shown = pictures.slice(0, shownMax)
  return (
    <>
      <ul className={`grid gap-1 overflow-hidden rounded-card ${shown.length > 1 ? 'grid-cols-2' : ''}`}>
        {shown.map((picture, index) => (
          <li key={picture.url} className={shown.length === 3 && index === 0 ? 'row-span-2' : ''}>
            <Tile
              picture={picture}
              more={index === shownMax - 1 ? pictures.length - shownMax : 0}
              tall={shown.length === 3 && index === 0}
              onOpen={() => setOpened(index)}
            />
          </li>
        ))}
      </ul>
      <Dialog open={opened !== null} title={label} place="bottom" onClose={() => setOpened(null)}>
        <div className="p-4">
          <Carousel label={label} first={opened ?? 0}>
            {pictures.map(({ url, alt, width, height }) => (
              <Picture key={url} url={url} alt={alt} width={width} height={height} className="h-[60dvh] w-full object-contain" />
            ))}
          </Carousel>
        </div>
      </Dialog>
    </>
  )
}

function Tile({ picture, more, tall, onOpen }: { picture: Shot; more: number; tall: boolean; onOpen: () => void }) {
  const t = useText('ui')
  const number = useNumber()
  const { url, alt, width, height } = picture
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={more > 0 ? t('slides.more', { count: more }) : undefined}
      className="relative block size-full bg-studio -outline-offset-4"
    >
      <Picture
        url={url}
        alt={alt}
        width={width}
        height={height}
        shown="card"
        className={`w-full object-cover ${tall ? 'h-full' : 'aspect-square'}`}
      />
      {more > 0 && (
        <span aria-hidden="true" className="display absolute inset-0 grid place-items-center bg-veil text-2xl text-on-veil">
          +{number(more)}
        </span>
      )}
    </button>
  )
}
