import type { WrittenReviews } from '../parse.ts'
import { cardioAndMobility } from './cardio-and-mobility.ts'
import { clothesAndGear } from './clothes-and-gear.ts'
import { nutrition } from './nutrition.ts'
import { strength } from './strength.ts'

/** All review texts, by product. */
export const reviewTexts: WrittenReviews = { ...strength, ...cardioAndMobility, ...nutrition, ...clothesAndGear }
