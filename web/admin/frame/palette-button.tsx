export const PaletteButton = () => null
