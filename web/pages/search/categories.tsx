import { urls } from '#contract/urls.ts'
import { useNav } from '#web/lib/root-data.ts'
import { ChipLink } from '#web/ui/chip.tsx'

/** The shop's categories, for people who don't know what to search for. */
export function Categories() {
  const nav = useNav()
  return (
    <ul className="mt-8 flex flex-wrap gap-2">
      {nav.map(({ slug, name }) => (
        <li key={slug}>
          <ChipLink to={urls.collection(slug)} reset>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
