export type Theme = 'light' | 'dark'

/** Of what surrounds a page on phones: the ground, as the light theme has it (web/theme.css). */
export const themeColor = '#f6f4ef'

const key = 'theme'

/**
 * Part of the inline script, which runs in <head> before the first paint. Sets the theme, the system's until someone chose one,
 * and marks pictures that are there, so that their placeholders go, whenever that happens.
 */
export const themeScript =
  `{let theme;try{theme=localStorage.getItem('${key}')}catch{}if((theme??(matchMedia('(prefers-color-scheme:dark)').matches?'dark':''))==='dark')document.documentElement.classList.add('dark')}` +
  `document.addEventListener('load',e=>{if(e.target.tagName==='IMG')e.target.dataset.there=''},true)`

/** The theme that the page shows now. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Shows the page in a theme, and stores the choice where the browser allows it. */
export function setTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage may be closed to us (private windows); the choice then lasts for this page.
  }
}
