import { useId } from 'react'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Scene } from '#web/ui/scene.tsx'
import type { Tile } from './load.ts'

/** The ten ways into the shop; the first two are large. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  const t = useText('home')
  const id = useId()
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby={id} className="wrap below-fold [--tall:80rem] md:[--tall:60rem]">
      <h2 id={id} className="display mb-4 text-2xl md:mb-6">
        {t('tiles.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {tiles.map((tile, index) => (
          <li key={tile.slug} className={index < 2 ? 'col-span-2' : ''}>
            <TileLink tile={tile} large={index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TileLink({ tile, large }: { tile: Tile; large: boolean }) {
  const t = useText('home')
  const words = (
    <>
      <span className={`display block text-balance ${large ? 'text-2xl' : 'text-lg lg:text-xl'}`}>{tile.name}</span>
      <span className="text-sm opacity-85">{t('tiles.count', { count: tile.count })}</span>
    </>
  )
  return (
    <Link to={urls.collection(tile.slug)} className="group block h-full">
      {tile.scene ? (
        <Scene
          picture={tile.scene}
          words="bottom"
          shown="tile"
          className="flex h-full min-h-48 flex-col justify-end rounded-card p-4 md:min-h-72 md:p-5"
        >
          <span className="relative">{words}</span>
        </Scene>
      ) : (
        <span className="relative flex h-full min-h-48 flex-col overflow-hidden rounded-card bg-studio p-4 md:min-h-72 md:p-5">
          {words}
          {tile.photo && (
            <Picture
              {...tile.photo}
              alt=""
              shown="card"
              className="absolute end-0 bottom-0 h-3/5 w-auto object-contain object-right-bottom md:h-[72%]"
            />
          )}
        </span>
      )}
    </Link>
  )
}
