/** From so many questions on there is a search: fewer are seen at a glance. */
export const searchFrom = 8
