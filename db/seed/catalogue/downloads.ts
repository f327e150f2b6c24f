import type { SeedProduct } from '../types.ts'
import { colors } from './colors.ts'
import { facts, text } from './text.ts'
import { range } from './variants.ts'

/** Products delivered as files; the files are in `downloads/`. */
export const downloads: SeedProduct[] = [
  {
    slug: 'strength-plan-12-weeks',
    name: '12-week strength plan',
    brand: 'gymfolk',
    categories: ['small-gear'],
    shortDescription: 'A PDF with three days a week for twelve weeks: squat, bench press, deadlift and overhead press from one table.',
    fullDescription: text(`
      Twelve weeks in three blocks, each with an easy week at its end. Every weight is a percentage of what you can lift, and a table at the back does the
      sums for you.

      It's for people who have trained with a barbell for three months or more and can do the four lifts with good form.

      - PDF, four pages, to print or for the phone
      - Three days a week, about an hour each
      - What to do when a session goes wrong
    `),
    keywords: ['training plan', 'strength program', 'workout plan', 'pdf', 'download'],
    ...range({ sku: 'GF-SP12', price: 19, stock: [0] }),
    attributes: facts({ Level: 'Intermediate', Goal: 'Strength' }, { Pages: '4', Language: 'English', Format: 'PDF' }),
    digital: true,
    publishedDaysAgo: 60,
    soldLately: 0,
    soldBefore: 0,
    picture: { form: 'card', color: colors.Ember },
  },
]
