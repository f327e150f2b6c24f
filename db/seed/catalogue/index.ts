import type { SeedProduct } from '../types.ts'
import { accessories } from './accessories.ts'
import { apparel } from './apparel.ts'
import { cardio } from './cardio.ts'
import { combat } from './combat.ts'
import { nutrition } from './nutrition.ts'
import { recovery } from './recovery.ts'
import { running } from './running.ts'
import { shoes } from './shoes.ts'
import { strength } from './strength.ts'
import { yogaAndMobility } from './yoga-and-mobility.ts'

export { brands } from './brands.ts'
export { categories } from './categories.ts'
export const products: SeedProduct[] = [
  ...strength,
  ...cardio,
  ...yogaAndMobility,
  ...combat,
  ...running,
  ...apparel,
  ...shoes,
  ...nutrition,
  ...recovery,
  ...accessories,
]
