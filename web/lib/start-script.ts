/** When a page's scripts start: right away, after the page's content has loaded, or only when something that needs them is used. */
export type Start = 'now' | 'after-load' | 'on-use'

/**
 * Part of the inline script: starts the page's scripts, whose URLs are attributes of the script's own tag. On a phone's connection they
 * would compete with the first picture and the fonts, so they are fetched after those are loaded and painted, or as soon as someone
 * presses or types. Hidden tabs aren't painted, so they don't wait for it; a window behind others may not be painted either, so it waits
 * two seconds at most. A page that starts on use works without them (`data-waiting` marks it); with a stored cart or session, they start
 * after the load.
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
