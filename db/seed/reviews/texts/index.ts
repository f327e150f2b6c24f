import type { WrittenReviews } from '../parse.ts'
import { cardioAndMobility } from './cardio-and-mobility.ts'
import { clothesAndGear } from './clothes-and-gear.ts'
import { nutrition } from './nutrition.ts'
import { strength } from './strength.ts'

/** What the demo's customers wrote, by product. */
export const reviewTexts: WrittenReviews = { ...strength, ...cardioAndMobility, ...nutrition, ...clothesAndGear }
