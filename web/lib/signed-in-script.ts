/**
 * Part of the inline script: marks the document of a browser that stores a session, before the first paint. Pages in front of the shop load no script then, and show
 * by this mark who is signed in (`layout/public.css`). Whether the session is still good is found out later, by those who load scripts.
 */
export const signedInScript =
  'try{if(/"access_token":"/.test((sessionStorage.view?sessionStorage:localStorage).root))document.documentElement.dataset.signedIn=\'\'}catch{}'

/** From then on the mark follows the session. */
export function markSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
