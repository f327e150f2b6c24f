/** The form, and what is ordered beside it where there is room. */
export const columns = 'lg:grid lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:items-start lg:gap-x-16'
