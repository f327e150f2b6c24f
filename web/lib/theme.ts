type Theme = 'light' | 'dark'

/** The color of the browser's interface on phones: the light theme's background (web/theme.css). */
export const themeColor = '#f6f4ef'

const key = 'theme'

/**
 * Part of the inline script, which runs in <head> before the first paint. Sets the theme (the system's until one is chosen), and marks
 * loaded pictures, whenever they load, so that their placeholders are removed.
 */
export const themeScript =
  `{let theme;try{theme=localStorage.getItem('${key}')}catch{}if((theme??(matchMedia('(prefers-color-scheme:dark)').matches?'dark':''))==='dark')document.documentElement.classList.add('dark')}` +
  `document.addEventListener('load',e=>{if(e.target.tagName==='IMG')e.target.dataset.there=''},true)`

/** The theme of the page now. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Sets the theme of the page, and stores the choice if the browser allows it. */
export function setTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage may be blocked (private windows); the choice is then lost on reload.
  }
}
