/** When a page's scripts start: right away, once what the page shows has loaded, or only when something is used that needs them. */
export type Start = 'now' | 'after-load' | 'on-use'

/**
 * Part of the inline script: starts the page's scripts, whose addresses stand on the script's own tag. On a phone's line they would
 * take the time of the first picture and of the fonts, so they're fetched after those are loaded and painted, or as soon as someone
 * presses or types. A page behind other tabs isn't painted, and doesn't wait for that; one
 * in a window behind others may not be, either, and waits two seconds.
 * A page that starts on use (`data-waiting` says it's waiting) stands without them; who has a cart or a session gets them after the load.
 */
export const startScript = `
  (({ entry, parts, start }) => {
    if (!entry) return;
    let root = document.documentElement.dataset, waits = start == 'on-use', started;
    try { waits &&= !/"(quantity|access_token)":["\\d]/.test(localStorage.root) } catch {}
    if (waits) root.waiting = '';
    let go = ({ type, target }) => {
      if (started || waits && type != 'load' && !target.closest?.('button,input,select,textarea')) return;
      started = 1;
      delete root.waiting;
      for (let href of parts.split(' ')) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      import(entry)
    };
    for (let type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, go);
    let paint = (next) => document.hidden ? next() : requestAnimationFrame(() => setTimeout(next));
    waits || addEventListener('load', (event) => {
      paint(() => paint(() => go(event)));
      setTimeout(go, 2000, event)
    })
  })(document.currentScript.dataset)`.replaceAll(/\n\s*/g, '')
