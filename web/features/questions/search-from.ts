/** The number of questions from which a search is offered; fewer can be scanned quickly. */
export const searchFrom = 8
