/** Colors of the demo's products: the names that customers choose from, and the colors of pictures and swatches. */
export const colors = {
  Black: '#33363A',
  Graphite: '#565B61',
  Slate: '#6B7985',
  Steel: '#B4BABF',
  White: '#F3F2EE',
  Bone: '#E4DDCD',
  Sand: '#CBB48C',
  Clay: '#B4674A',
  Ember: '#D4451A',
  Red: '#B3302A',
  Rose: '#CF8B92',
  Plum: '#693F5C',
  Navy: '#28405F',
  Blue: '#2F66AD',
  Sky: '#86ABCB',
  Teal: '#2B7F86',
  Moss: '#66774F',
  Green: '#2F7A57',
  Volt: '#DDF247',
  Yellow: '#E3B23C',
  Cork: '#C29A6A',
  Tan: '#A8733F',
  Cocoa: '#6A4631',
} as const

export type Color = keyof typeof colors
