/** Tells the log of searches that a product was opened. Without cookies and answer, and it may go on while the page is left. */
export function reportOpened(q: string, productId: string): void {
  void fetch('/api/search/opened', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q, productId }),
  }).catch(() => undefined)
}
