/**
 * Stands in pages with a bar that can be closed, after the inline script: whoever closed the bar with this id (on the script's own tag) doesn't see it,
 * from the first moment on. Nothing moves, as the bar was never shown.
 */
export const barScript = `
  (bar => {
    let { classList } = document.documentElement;
    try { localStorage.bar == bar && classList.add('bar-closed') } catch {}
    addEventListener('click', ({ target }) => {
      if (!target.closest?.('[data-close-bar]')) return;
      classList.add('bar-closed');
      try { localStorage.bar = bar } catch {}
    })
  })(document.currentScript.dataset.bar)`.replaceAll(/\n\s*/g, '')
