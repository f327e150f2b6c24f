import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { Head } from '#web/lib/head.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Colors } from './colors.tsx'
import { Content } from './content.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import type { StyleguideData } from './load.ts'
import { Media } from './media.tsx'
import { Overlays } from './overlays.tsx'
import { Scales } from './scales.tsx'
import { Themes } from './sample.tsx'
import { NavigationSection } from './navigation.tsx'

export { loader } from './load.ts'

const sections = ['Colors', 'Scales', 'Actions', 'Fields', 'Choices', 'Ways', 'Overlays', 'Feedback', 'Content', 'Media'] as const

/**
 * All tokens, and all components of web/ui in each of their states. Its texts are in English and in no text group, since it's a tool for
 * developers that no customer reads.
 */
export function Component() {
  const { both, shots, soon } = useLoaderData<StyleguideData>()
  return (
    <div className="wrap py-8 md:py-14">
      <Head title="Style guide" />
      <p className="text-sm font-medium text-quiet">For builders</p>
      <h1 className="display mt-2 text-3xl">Style guide</h1>
      <p className="mt-4 max-w-[38em] text-lg text-quiet">
        Confident type, a lot of quiet, hairlines, one loud color. Every value is in web/theme.css, every part in a file of its own in
        web/ui.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ChipLink to={urls.styleguide()} chosen={!both}>
          The page’s theme
        </ChipLink>
        <ChipLink to={urls.styleguide(new URLSearchParams({ themes: 'both' }))} chosen={both}>
          Both side by side
        </ChipLink>
      </div>
      <nav aria-label="Sections" className="scroll-row mt-8 gap-6 border-y border-line">
        {sections.map((name) => (
          <a
            key={name}
            href={`#${name.toLowerCase()}`}
            className="inline-flex min-h-11 shrink-0 items-center text-sm font-medium hover:underline"
          >
            {name}
          </a>
        ))}
      </nav>
      <Themes both={both}>
        <Colors />
        <Scales />
        <Actions />
        <Fields />
        <Choices />
        <NavigationSection />
        <Overlays />
        <Feedback />
        <Content soon={soon} />
        <Media shots={shots} />
      </Themes>
    </div>
  )
}
