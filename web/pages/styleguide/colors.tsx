import { type Color, colorsOf, contrast, contrastPairs } from '#web/lib/tokens.ts'
import css from '#web/theme.css?raw'
import { Section, Sample } from './sample.tsx'

const colors = new Map(colorsOf(css).map((color) => [color.name, color]))

export function Colors() {
  return (
    <Section
      title="Colors"
      text="Ember is the one loud color: the main action, the chosen, the saving. Volt is a badge, a record, a streak, and small."
    >
      <Sample once name="Tokens" note="Light first, then dark.">
        <ul className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-4">
          {[...colors.values()].map((color) => (
            <li key={color.name}>
              <Swatch color={color} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample
        once
        name="Contrast"
        note="What stands on what, light and dark. 4.5 at least for words, 3 for the edge of a field; a test holds them to it."
      >
        <ul className="grid gap-x-8 md:grid-cols-2">
          {contrastPairs.flatMap(({ on, colors: names, least }) =>
            names.map((name) => <Pair key={`${name} ${on}`} word={colors.get(name)} ground={colors.get(on)} least={least} />),
          )}
        </ul>
      </Sample>
    </Section>
  )
}

/** An SVG, since the policy refuses style attributes. */
function Swatch({ color: { name, light, dark } }: { color: Color }) {
  return (
    <>
      <svg viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true" className="h-16 w-full rounded-card border border-line">
        <path d="M0 0h2v1H0z" fill={light} />
        {dark !== light && <path d="M1 0h1v1H1z" fill={dark} />}
      </svg>
      <p className="mt-2 font-medium">{name}</p>
      <p className="text-xs text-quiet uppercase">
        {light}
        {dark !== light && ` / ${dark}`}
      </p>
    </>
  )
}

function Pair({ word, ground, least }: { word?: Color; ground?: Color; least: number }) {
  if (!word || !ground) return null
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1 text-sm">
      <span>
        <span className="font-medium">{word.name}</span> <span className="text-quiet">on {ground.name}</span>
      </span>
      <span className="flex gap-2">
        <Ratio word={word.light} ground={ground.light} least={least} />
        <Ratio word={word.dark} ground={ground.dark} least={least} />
      </span>
    </li>
  )
}

function Ratio({ word, ground, least }: { word: string; ground: string; least: number }) {
  const ratio = contrast(word, ground)
  return (
    <span className={`flex items-center gap-1.5 ${ratio < least ? 'font-semibold text-bad' : ''}`}>
      <svg viewBox="0 0 40 24" aria-hidden="true" className="h-6 w-10 rounded-input border border-line">
        <path d="M0 0h40v24H0z" fill={ground} />
        <path d="M10 12h20" stroke={word} strokeWidth="5" strokeLinecap="round" />
      </svg>
      <span className="w-9 text-end">{ratio.toFixed(1)}</span>
    </span>
  )
}
