/** `offsetMax`: further into a list only a cursor works, which costs the same at any depth. */
export const page = { default: 5, max: 100, offsetMax: 10_000 } as const
export const cart = { quantityMax: 99, linesMax: 100 } as const
export const compare = { max: 3 } as const
export const recentlyViewed = { max: 20 } as const
export const search = { max: 200 } as const
export const filters = { valuesMax: 40 } as const
/** `shown`: the number of related products on a product page. */
export const related = { shown: 8 } as const
/** `shown`: the number on a product page before more are loaded. `fitMin`: the answers from which on it says how its sizes fit. */
export const reviews = { textMax: 5000, photosMax: 5, replyMax: 2000, noteMax: 500, shown: 3, fitMin: 5 } as const
/** `answersShown`: answers per question in a list; `answersMax`: answers per question. */
export const questions = { textMin: 5, textMax: 1000, answerMax: 2000, answersShown: 3, answersMax: 100, shown: 3 } as const
