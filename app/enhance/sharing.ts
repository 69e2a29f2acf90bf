const statusMs = 8_000

/**
 * Make each link marked `data-share` open the device's own menu with that URL. Where there is no
 * menu or it fails, copies the URL and shows `data-copied` in the status beside the link. If that
 * fails too, follows the link, which writes an email, as it does without scripts.
 */
export function installSharing(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-share]')
    if (!link) return
    event.preventDefault()
    void send(link, link.dataset.share ?? '')
  })
}

async function send(link: HTMLAnchorElement, url: string): Promise<void> {
  // Empty first: a screen reader reads only a change.
  showStatus(link, '')
  if (await openShareMenu(url)) return
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    // The clipboard needs https and permission.
    location.assign(link.href)
    return
  }
  showStatus(link, link.dataset.copied ?? '')
}

/** Return false if the device has no such menu, or it did not work. */
async function openShareMenu(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title: document.title, url })
  } catch (error) {
    // An AbortError means the person closed the menu.
    return error instanceof DOMException && error.name === 'AbortError'
  }
  return true
}

let timer: ReturnType<typeof setTimeout> | undefined

function showStatus(link: HTMLAnchorElement, text: string): void {
  const status = link.nextElementSibling
  if (!status) return
  status.textContent = text
  clearTimeout(timer)
  if (!text) return
  status.scrollIntoView({ block: 'nearest' })
  timer = setTimeout(() => showStatus(link, ''), statusMs)
}
