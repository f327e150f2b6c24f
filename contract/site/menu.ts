import { z } from 'zod'
import { siteLimits } from './limits.ts'
import { localizedText, link, displayPeriod } from './link.ts'

/** An entry of a menu. A missing label defaults to the category's name. */
const menuLine = z.object({ label: localizedText(siteLimits.label), link: link.nullable(), ...displayPeriod }).meta({ id: 'MenuLine' })
export type MenuLine = z.infer<typeof menuLine>

const menuGroup = menuLine.safeExtend({ children: z.array(menuLine).max(siteLimits.menuChildren) }).meta({ id: 'MenuGroup' })
export type MenuGroup = z.infer<typeof menuGroup>

/** The header's menu or the footer's columns: two levels. Entries without a link are headings. */
export const menuDocument = z
  .object({ kind: z.literal('menu'), groups: z.array(menuGroup).max(siteLimits.menuGroups) })
  .meta({ id: 'MenuDocument' })
export type MenuDocument = z.infer<typeof menuDocument>
