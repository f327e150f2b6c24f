import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import archivoUnicode from '@fontsource/archivo/unicode.json' with { type: 'json' }
import interUnicode from '@fontsource/inter/unicode.json' with { type: 'json' }
import bengaliUnicode from '@fontsource/noto-sans-bengali/unicode.json' with { type: 'json' }
import { unpackWoff } from './woff.ts'

export type Weight = 'regular' | 'strong' | 'display'

const latin = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext']
const inter = (weight: number) => latin.map((subset) => `inter/files/inter-${subset}-${weight}-normal.woff`)
const bengali = (weight: number) => `noto-sans-bengali/files/noto-sans-bengali-bengali-${weight}-normal.woff`
const archivo = ['latin', 'latin-ext'].map((subset) => `archivo/files/archivo-${subset}-800-normal.woff`)

/** The font files of each weight. A character is drawn with the first that has it. */
const files: Record<Weight, string[]> = {
  regular: [...inter(400), bengali(400)],
  strong: [...inter(600), bengali(600)],
  display: [...archivo, ...inter(700), bengali(700)],
}

type Ranges = [from: number, to: number][]

/** The character ranges of each subset, in the notation of the packages: `U+0460-052F,U+20B4`. */
const subsetsOf = (unicode: Record<string, string>): Map<string, Ranges> =>
  new Map(
    Object.entries(unicode).map(([subset, ranges]) => [
      subset,
      ranges.split(',').map((range) => {
        const [from = 0, to = from] = range
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16))
        return [from, to]
      }),
    ]),
  )

const subsets = new Map([
  ['inter', subsetsOf(interUnicode)],
  ['archivo', subsetsOf(archivoUnicode)],
  ['noto-sans-bengali', subsetsOf(bengaliUnicode)],
])

interface Run {
  font: string
  text: string
}

/** Splits text into runs that one font file has; characters that no font has are drawn by the first as empty boxes. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    // Joiners stay in the run of the characters that they join.
    const font = last && has(last.font, character) ? last.font : (files[weight].find((file) => has(file, character)) ?? files[weight][0]!)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

function has(file: string, character: string): boolean {
  const [family = ''] = file.split('/')
  const [, subset = ''] = /files\/(?:inter|archivo|noto-sans-bengali)-(.+)-\d+-normal/.exec(file) ?? []
  const code = character.codePointAt(0)!
  return (subsets.get(family)?.get(subset) ?? []).some(([from, to]) => code >= from && code <= to)
}

/** Whether a font forms ligatures or reorders letters, so that its glyphs aren't in the order of the text. */
export const reorders = ({ font }: Run): boolean => font.includes('bengali')

const unpacked = new Map<string, Buffer>()

/** A font file, unpacked once. */
export function fontFile(file: string): Buffer {
  let font = unpacked.get(file)
  if (!font) {
    font = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`))))
    unpacked.set(file, font)
  }
  return font
}
