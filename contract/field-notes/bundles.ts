import type { FieldNote } from './field-note.ts'

const someId = '0198c0de-0000-7000-8000-000000000001'

/** Bundles and what they consist of: see field-notes.ts. */
export const bundleNotes: Record<string, FieldNote> = {
  components: ['Variants that one piece of the bundle consists of, in order; absent if the variant is no bundle'],
  'components.productId': ['ID of the product of the component', someId],
  'components.variantId': ['ID of the variant that is in the bundle. It has stock of its own: no bundle, no gift card', someId],
  'components.name': ['Name of the product of the component', 'Bumper plate'],
  'components.options': ['Options of the component', { Weight: '10 kg' }],
  'components.photo': ['Picture of the component; empty if there is none', '/pictures/bumper-plate-10-kg.avif'],
  'components.quantity': ['Number of pieces in one piece of the bundle', 2],
  'Component.quantity': ['Number of pieces in one piece of the bundle', 2],
  'Component.name': ['Name of the product of the component', 'Bumper plate'],
  'EditedComponent.quantity': ['Number of pieces in one piece of the bundle', 2],
  'EditedComponent.name': ['Name of the product of the component', 'Bumper plate'],
  'EditedComponent.stock': ['Number of pieces in stock at the default location', 66],
  'EditedComponent.state': ['State of the product of the component. Only while it is `live`, the bundle can be bought', 'live'],
  'EditedComponent.offered': ['Whether the variant is still offered. Otherwise the bundle is unavailable', true],
  inBundles: ['Products with bundles that consist of variants of this product; absent if there are none'],
  'inBundles.name': ['Name of the product', 'Barbell starter set'],
  bundle: [
    'Name of the bundle that the pieces were in when they were ordered; null if they were ordered by themselves',
    'Barbell starter set',
  ],
}
