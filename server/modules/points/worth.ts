import { major, minor } from '#contract/currency.ts'
import type { Config } from '#server/config.ts'

type Rules = Config['points']

/** What points are worth, in minor units, rounded down. */
export const worthOf = (points: number, { perUnitWorth }: Rules): number => Math.floor(minor(Math.max(0, points)) / perUnitWorth)

/** How many points an amount in minor units takes: rounded up, so the shop never gives change. */
export const pointsFor = (amount: number, { perUnitWorth }: Rules): number => Math.ceil((amount * perUnitWorth) / minor(1))

/** The points that money earns (minor units): for whole units only. */
export const earnedBy = (amount: number, { perUnit }: Rules): number => Math.floor(major(amount)) * perUnit
