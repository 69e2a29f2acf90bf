import { addCenter, maxKept, removeCenter } from '../center/saved/kept-list.ts'
import type { SavedCenter } from '../center/saved/saved-center.ts'
import { readList, writeList } from '../center/saved/stored-list.ts'
import { fill } from '../visitors/list/fill.ts'
import { en, type KeepTexts } from '../visitors/list/keep-messages.ts'

const messageMs = 8_000

/**
 * Make every button marked `data-keep` put its center on the visitor's list, or take it off, and show
 * beside every link marked `data-list-link` how many there are. The list stays on the device.
 */
export function installKeeping(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-keep]')
    if (button) toggle(button)
  })
  // Another tab has changed it; or the page comes back from the browser's memory.
  window.addEventListener('storage', showKept)
  window.addEventListener('pageshow', showKept)
  document.addEventListener('DOMContentLoaded', showKept)
  // Before anything is shown: the header makes room.
  showKept()
}

/** Show on every button whether its center is kept. */
export function showKept(): void {
  const { centers } = readList()
  const ids = new Set(centers.map(({ center }) => center.id))
  document.documentElement.toggleAttribute('data-list', ids.size > 0)
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    button.toggleAttribute('data-kept', ids.has(readCenter(button).id))
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-list-link]')) {
    link.dataset.listLink = ids.size ? String(ids.size) : ''
  }
}

function toggle(button: HTMLElement): void {
  const center = readCenter(button)
  const list = readList()
  const now = new Date()
  const isKept = list.centers.some((kept) => kept.center.id === center.id)
  const { miles, from } = button.dataset
  const distance = miles ? { miles: Number(miles), from: from ?? null } : undefined
  const next = isKept ? removeCenter(list, center.id, now) : addCenter(list, center, now, distance)
  const words = readWords()
  if (!next) {
    say(fill(words.tooMany, { most: maxKept }), words)
    return
  }
  const written = writeList(next)
  showKept()
  const done = isKept ? words.removed : words.kept
  say(written.ok ? fill(done, { name: center.name }) : words[written.reason], words)
}

/** The page brings them where it is not in English. */
function readWords(): KeepTexts {
  const page = document.querySelector<HTMLElement>('[data-keep-words]')
  return JSON.parse(page?.dataset.keepWords ?? 'null') ?? en
}

function readCenter(button: HTMLElement): SavedCenter {
  return JSON.parse(button.dataset.keep ?? '')
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Say it over the page's lower edge, and to a screen reader, with the way to the list. */
function say(text: string, { open, path }: KeepTexts): void {
  let message = document.getElementById('list-message')
  if (!message) {
    message = document.createElement('div')
    message.id = 'list-message'
    message.className = 'list-message no-print'
    message.setAttribute('role', 'status')
    document.body.append(message)
  }
  const words = document.createElement('span')
  words.textContent = text
  const link = document.createElement('a')
  link.href = path
  link.textContent = open
  // In a turn of its own: a screen reader says what changes in a region that is there already.
  setTimeout(() => message.replaceChildren(words, link))
  clearTimeout(timer)
  timer = setTimeout(() => message.replaceChildren(), messageMs)
}
