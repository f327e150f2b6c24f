import { colours } from '#seed/catalogue/colours.ts'
import { products } from '#seed/catalogue/index.ts'
import { picturesOf } from '#seed/draw/names.ts'

/** What has to be photographed, as JSON on standard output; file names without their ending. */
const stem = (file: string): string => file.replace(/\.\w+$/, '')

const shots = products.map((product) => {
  const { main, second, byColour } = picturesOf(product)
  return {
    slug: product.slug,
    picture: product.picture,
    main: stem(main),
    second: stem(second),
    byColour: Object.entries(byColour).map(([name, file]) => ({ file: stem(file), colour: colours[name as keyof typeof colours] })),
  }
})
console.log(JSON.stringify(shots, null, 1))
