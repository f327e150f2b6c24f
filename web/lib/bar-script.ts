/**
 * Follows the inline script in pages with a bar that can be closed. Hides a bar that was closed before, by the id on the script's own tag,
 * before the first paint, so that nothing shifts.
 */
export const closedBarScript = `
  (bar => {
    let { classList } = document.documentElement;
    try { localStorage.bar == bar && classList.add('bar-closed') } catch {}
    addEventListener('click', ({ target }) => {
      if (!target.closest?.('[data-close-bar]')) return;
      classList.add('bar-closed');
      try { localStorage.bar = bar } catch {}
    })
  })(document.currentScript.dataset.bar)`.replaceAll(/\n\s*/g, '')
