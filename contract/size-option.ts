/** The name of the option that is a size. In its own file, since product pages need no more of it. */
export const sizeOption = 'Size'
