import { urls } from '#contract/urls.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Scene } from '#web/ui/scene.tsx'
import type { Aim, Own } from './load.ts'
import { Title } from './title.tsx'

const large = 3

/** What people train for: three of them large, the others by name. */
export function Aims({ aims, own }: { aims: Aim[]; own?: Own }) {
  const t = useText('landing')
  if (aims.length === 0) return null
  const pictured = aims.filter(({ picture }) => picture).slice(0, large)
  const others = aims.filter((aim) => !pictured.includes(aim))
  return (
    <section aria-labelledby="aims" className="wrap">
      <Title id="aims" title={own?.title || t('aims.title')} text={own?.text || t('aims.text')} />
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {pictured.map((aim) => (
          <Large key={aim.slug} aim={aim} />
        ))}
      </ul>
      <CachedFragment name="other aims" tag="ul" className="mt-5 flex flex-wrap gap-2" cacheKey={aims}>
        {() =>
          others.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={urls.collection(slug)} className="chip-link">
                {name}
              </Link>
            </li>
          ))
        }
      </CachedFragment>
    </section>
  )
}

function Large({ aim: { slug, name, picture } }: { aim: Aim }) {
  if (!picture) return null
  return (
    <CachedFragment name="aim" tag="li" cacheKey={picture}>
      {() => (
        <Link to={urls.collection(slug)} className="block">
          <Scene
            picture={{ ...picture, blur: undefined, alt: '' }}
            words="bottom"
            shown="tile"
            className="flex min-h-52 flex-col justify-end rounded-card p-5 md:min-h-80"
          >
            <span className="display relative text-2xl break-words">{name}</span>
          </Scene>
        </Link>
      )}
    </CachedFragment>
  )
}
