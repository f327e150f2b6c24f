import { useId } from 'react'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Tile } from './load.ts'

/** The ten ways into the shop; the first two are large. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  const t = useText('home')
  const id = useId()
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby={id} className="wrap">
      <h2 id={id} className="display mb-4 text-2xl md:mb-6">
        {t('tiles.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {tiles.map((tile, index) => (
          <li key={tile.slug} className={index < 2 ? 'col-span-2 md:col-span-2' : ''}>
            <TileLink tile={tile} large={index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TileLink({ tile: { name, slug, count, photo }, large }: { tile: Tile; large: boolean }) {
  const t = useText('home')
  return (
    <Link
      to={urls.collection(slug)}
      className="group relative flex h-full min-h-48 flex-col overflow-hidden rounded-card bg-studio md:min-h-64"
    >
      <span className="relative z-1 p-4 md:p-5">
        <span className={`display block text-balance group-hover:text-ink ${large ? 'text-2xl' : 'text-lg md:text-xl'}`}>{name}</span>
        <span className="text-sm text-quiet">{t('tiles.count', { count })}</span>
      </span>
      {photo && (
        <Picture
          url={photo.url}
          alt=""
          width={photo.width}
          height={photo.height}
          className={`absolute right-0 bottom-0 object-contain object-right-bottom transition-transform hoverable:group-hover:scale-[1.04] ${large ? 'h-full w-auto' : 'h-3/5 w-auto md:h-[72%]'}`}
        />
      )}
    </Link>
  )
}
