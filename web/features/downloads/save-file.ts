/** Has the browser save what is at an address of ours, without leaving the page. */
export function saveFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
