/** Prints one part of the page: the call sheets or the comparison. */
export function printPart(part: 'sheets' | 'compare'): void {
  const { dataset } = document.documentElement
  dataset.print = part
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}

/** Hands a text to the browser as a file to save. Nothing leaves the device. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
