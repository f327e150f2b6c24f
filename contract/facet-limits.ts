/** For how many days a product is new. Apart from `limits`, which every page loads. */
export const newDays = 30

/** "So many percent off and more", as lists offer it. */
export const savingSteps = [10, 20, 30, 50] as const
