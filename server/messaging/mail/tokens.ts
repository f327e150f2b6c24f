/** The colors of web/theme.css that mails need; a test compares them. Mail programs know no variables. */
export const light = {
  ground: '#f6f4ef',
  surface: '#ffffff',
  studio: '#eceae5',
  ink: '#15171a',
  quiet: '#5c5954',
  line: '#dfdbd2',
  ember: '#c8340a',
  'ember-ink': '#ffffff',
} as const

export const dark: Record<keyof typeof light, string> = {
  ground: '#101214',
  surface: '#181b1e',
  studio: '#1f2327',
  ink: '#f3f1ec',
  quiet: '#a9a69f',
  line: '#2c3136',
  ember: '#ff6b3d',
  'ember-ink': '#17110e',
}

/** Web fonts can't be embedded in mails; the shop's own are used where they're installed. */
export const fonts = {
  text: "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  display: "Archivo,'Helvetica Neue','Segoe UI',Roboto,Arial,sans-serif",
} as const
