/** Reports to the search log that a product was opened. Sent without cookies and with `keepalive`, so that it survives leaving the page. */
export function reportOpened(q: string, productId: string): void {
  void fetch('/api/search/opened', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q, productId }),
  }).catch(() => undefined)
}
