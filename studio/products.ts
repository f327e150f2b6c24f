import { colours } from '#seed/catalogue/colours.ts'
import { products } from '#seed/catalogue/index.ts'
import { pictureNames } from '#seed/pictures.ts'

/** What has to be photographed, as JSON on standard output. */
const shots = products.map((product) => {
  const { main, second, byColour } = pictureNames(product)
  return {
    slug: product.slug,
    picture: product.picture,
    main,
    second,
    byColour: Object.entries(byColour).map(([name, file]) => ({ file, colour: colours[name as keyof typeof colours] })),
  }
})
console.log(JSON.stringify(shots, null, 1))
