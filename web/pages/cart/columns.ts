/** The lines, and the summary beside them where there is room. Not a grid on phones: what sticks there sticks over the lines too. */
export const columns = 'space-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12 lg:space-y-0'
