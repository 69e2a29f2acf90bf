/** Print the comparison, all call sheets, or the call sheet of one center. */
export function printPart(part: 'sheets' | 'compare', centerId?: string): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('.print-sheets > [data-center]')) {
    sheet.hidden = centerId !== undefined && sheet.dataset.center !== centerId
  }
  const { dataset } = document.documentElement
  dataset.print = part
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}

/** Save a text as a file. Nothing leaves the device. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
