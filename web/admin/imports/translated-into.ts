/** The language that is translated into: the shop's texts are complete in two, and the original is in the other. */
export const translatedInto = 'bn'
