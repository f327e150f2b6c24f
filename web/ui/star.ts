/** A path on a 20 px grid. */
export const starPath = 'M10 1.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L10 15.100 4.700 18l1.100-6L1.400 7.800l6-.8z'
