import { urls } from '#contract/urls.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Aim, StaffTexts } from './load.ts'
import { Title } from './title.tsx'

const large = 3

/** Training goals: three large ones, the others by name. */
export function Aims({ aims, own }: { aims: Aim[]; own?: StaffTexts }) {
  const t = useText('landing')
  if (aims.length === 0) return null
  const pictured = aims.filter(({ picture }) => picture).slice(0, large)
  const others = aims.filter((aim) => !pictured.includes(aim))
  return (
    <section aria-labelledby="aims" className="wrap">
      <Title id="aims" title={own?.title || t('aims.title')} text={own?.text || t('aims.text')} />
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-3">
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
        <Link to={urls.collection(slug)} className="group block">
          <Picture
            {...picture}
            blur={undefined}
            alt=""
            shown="tile"
            className="aspect-[4/3] w-full rounded-card object-cover object-[90%_50%]"
          />
          <span className="display mt-3 block text-xl break-words group-hover:underline">{name}</span>
        </Link>
      )}
    </CachedFragment>
  )
}
