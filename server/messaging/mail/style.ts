import { Markup } from '#server/text/markup.ts'
import { dark, fonts, light } from './tokens.ts'

/** Named declarations that an element can have besides its own. */
const named = {
  ground: `background-color:${light.ground}`,
  surface: `background-color:${light.surface}`,
  studio: `background-color:${light.studio}`,
  ember: `background-color:${light.ember}`,
  ink: `color:${light.ink};font-family:${fonts.text}`,
  quiet: `color:${light.quiet};font-family:${fonts.text}`,
  'on-ember': `color:${light['ember-ink']};font-family:${fonts.text}`,
  display: `font-family:${fonts.display}`,
  border: `border:1px solid ${light.line}`,
  top: `border-top:1px solid ${light.line}`,
} as const

/** A style attribute: `style('padding:8px', 'ink top')`. */
export function style(own: string, names = ''): Markup {
  const all = names.split(' ').map((name) => named[name as keyof typeof named])
  return new Markup(`style="${[own, ...all].filter(Boolean).join(';')}"`)
}

const rules = [
  `.m-ground{background-color:${dark.ground}!important}`,
  `.m-card{background-color:${dark.surface}!important;border-color:${dark.line}!important}`,
  `.m-studio{background-color:${dark.studio}!important}`,
  `.m-ink{color:${dark.ink}!important}`,
  `.m-quiet{color:${dark.quiet}!important}`,
  `.m-top{border-color:${dark.line}!important}`,
  `.m-ember{background-color:${dark.ember}!important}`,
  `.m-on-ember{color:${dark['ember-ink']}!important}`,
]

/** Dark mode, by the reader's preference; Outlook on the web sets an attribute of its own instead. */
export const darkStyle = new Markup(
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}${rules.map((rule) => `[data-ogsc] ${rule}`).join('')}`,
)
