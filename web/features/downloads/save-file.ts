/** Downloads a file from a URL of the shop without leaving the page. */
export function saveFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
