/** The definition of the international pound. */
export const kilosPerPound = 0.45359237
