import type { SeedProduct } from '../types.ts'
import { accessories } from './accessories.ts'
import { accessoriesSmallGear } from './accessories-small-gear.ts'
import { apparel } from './apparel.ts'
import { apparelLayers } from './apparel-layers.ts'
import { cardio } from './cardio.ts'
import { combat } from './combat.ts'
import { downloads } from './downloads.ts'
import { giftCards } from './gift-cards.ts'
import { nutrition } from './nutrition.ts'
import { nutritionSnacksAndVitamins } from './nutrition-snacks-and-vitamins.ts'
import { recovery } from './recovery.ts'
import { running } from './running.ts'
import { shoes } from './shoes.ts'
import { strength } from './strength.ts'
import { strengthBarsAndRacks } from './strength-bars-and-racks.ts'
import { yogaAndMobility } from './yoga-and-mobility.ts'

export { brands } from './brands.ts'
export { categories } from './categories.ts'
export { sets } from './sets.ts'
/** All products except the sets, which consist of these. */
export const products: SeedProduct[] = [
  ...strength,
  ...strengthBarsAndRacks,
  ...cardio,
  ...yogaAndMobility,
  ...combat,
  ...running,
  ...apparel,
  ...apparelLayers,
  ...shoes,
  ...nutrition,
  ...nutritionSnacksAndVitamins,
  ...recovery,
  ...accessories,
  ...accessoriesSmallGear,
  ...giftCards,
  ...downloads,
]
