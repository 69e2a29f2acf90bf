/** Return the value of a page's hidden field; `after` is a text before it, such as another field of its form. */
export function readHidden(page: string, name: string, after = ''): string {
  const start = Math.max(0, page.indexOf(after))
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page.slice(start))?.[1] ?? ''
}

/** Return the value of a hidden field of the open dialog; of the page, where no dialog has it. */
export const readShown = (page: string, name: string): string =>
  readHidden(page, name, '<dialog') || readHidden(page, name)
