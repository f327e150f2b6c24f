import { accessories } from './accessories.ts'
import { apparel } from './apparel.ts'
import { cardio } from './cardio.ts'
import { combat } from './combat.ts'
import { nutrition } from './nutrition.ts'
import { recovery } from './recovery.ts'
import { running } from './running.ts'
import { sets } from './sets.ts'
import { shoes } from './shoes.ts'
import { strength } from './strength.ts'
import { yogaAndMobility } from './yoga-and-mobility.ts'

/** Full descriptions in Bengali, by slug, written like the English ones: paragraphs between blank lines, list items with "- ". */
export const descriptions: Record<string, string> = {
  ...accessories,
  ...apparel,
  ...cardio,
  ...combat,
  ...nutrition,
  ...recovery,
  ...running,
  ...sets,
  ...shoes,
  ...strength,
  ...yogaAndMobility,
}
