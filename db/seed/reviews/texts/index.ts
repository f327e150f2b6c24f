import type { WrittenReviews } from '../parse.ts'
import { cardioAndMobility } from './cardio-and-mobility.ts'
import { nutritionAndClothes } from './nutrition-and-clothes.ts'
import { strength } from './strength.ts'

/** What the demo's customers wrote, by product. */
export const reviewTexts: WrittenReviews = { ...strength, ...cardioAndMobility, ...nutritionAndClothes }
