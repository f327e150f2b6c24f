/**
 * Part of the inline script: marks the document of a browser that stores a session, before the first paint. The public pages load no other
 * script at first, and CSS shows the signed-in state by this mark (`layout/public.css`). Whether the session is still valid is checked
 * once scripts load.
 */
export const signedInScript =
  'try{if(/"access_token":"/.test((sessionStorage.view?sessionStorage:localStorage).root))document.documentElement.dataset.signedIn=\'\'}catch{}'

/** Updates the mark when the session changes. */
export function markSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
