import { z } from 'zod'
import { siteLimits } from './limits.ts'
import { inLocales, link, shownTimes } from './link.ts'

/** A line of a menu. A category's name stands in for a label that is missing. */
const menuLine = z.object({ label: inLocales(siteLimits.label), link: link.nullable(), ...shownTimes }).meta({ id: 'MenuLine' })
export type MenuLine = z.infer<typeof menuLine>

const menuGroup = menuLine.safeExtend({ children: z.array(menuLine).max(siteLimits.menuChildren) }).meta({ id: 'MenuGroup' })
export type MenuGroup = z.infer<typeof menuGroup>

/** The header's menu or the footer's columns: two levels. What has no link is a heading. */
export const menuDocument = z
  .object({ kind: z.literal('menu'), groups: z.array(menuGroup).max(siteLimits.menuGroups) })
  .meta({ id: 'MenuDocument' })
export type MenuDocument = z.infer<typeof menuDocument>
