/** The shop window of the demo world: which picture hangs where. */
export const window = {
  market: { picture: 'hero-new', shows: ['daily-runner', 'weighted-rope', 'steel-bottle', 'cast-kettlebell-powder-coat'] },
  deals: 'hero-deals',
  story: 'still-chalk',
  cart: 'still-shelf',
  thanks: 'still-mat',
  account: 'still-gloves',
}
