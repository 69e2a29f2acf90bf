import { addCenter, type KeptList, maxKept, removeCenter } from '../center/saved/kept-list.ts'
import { hasQuestion, noteQuestion } from '../center/saved/note-question.ts'
import type { SavedCenter } from '../center/saved/saved-center.ts'
import { readList, writeList } from '../center/saved/stored-list.ts'
import { fill } from '../visitors/list/fill.ts'
import { en, type KeepTexts } from '../visitors/list/keep-messages.ts'

const messageMs = 8_000

/**
 * Make every button marked `data-keep` put its center on the visitor's list, or take it off, every box
 * marked `data-ask` put its question into the notes of the page's center, and show beside every link
 * marked `data-list-link` how many there are. The list stays on the device.
 */
export function installKeeping(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-keep]')
    if (button) toggle(button)
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.ask) ask(target, target.dataset.ask)
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
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-ask]')) {
    const button = findButton()
    const id = button && readCenter(button).id
    const kept = centers.find(({ center }) => center.id === id)
    box.checked = kept !== undefined && hasQuestion(kept, box.dataset.ask ?? '')
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-list-link]')) {
    link.dataset.listLink = ids.size ? String(ids.size) : ''
  }
}

function toggle(button: HTMLElement): void {
  const { id, name } = readCenter(button)
  const list = readList()
  const isKept = list.centers.some(({ center }) => center.id === id)
  const next = isKept ? removeCenter(list, id, new Date()) : add(list, button)
  store(next, isKept ? 'removed' : 'kept', name)
  // Its heart beats once; the hearts that a page shows from the start don't.
  if (button.hasAttribute('data-kept')) button.dataset.kept = 'now'
}

/** Put a question into the notes of the page's center, which joins the list, or take it out. */
function ask(box: HTMLInputElement, question: string): void {
  const button = findButton()
  if (!button) return
  const { id, name } = readCenter(button)
  const list = readList()
  const isNew = list.centers.every(({ center }) => center.id !== id)
  const next = isNew ? add(list, button) : list
  const now = new Date()
  const asked = next && {
    ...next,
    centers: next.centers.map((kept) =>
      kept.center.id === id ? noteQuestion(kept, question, box.checked, now) : kept,
    ),
  }
  store(asked, isNew ? 'kept' : null, name)
}

function add(list: KeptList, button: HTMLElement): KeptList | null {
  const { miles, from } = button.dataset
  const distance = miles ? { miles: Number(miles), from: from ?? null } : undefined
  return addCenter(list, readCenter(button), new Date(), distance)
}

/** Store the list and say what was done; null for a list that has no room. */
function store(list: KeptList | null, done: 'kept' | 'removed' | null, name: string): void {
  const words = readWords()
  const written = list && writeList(list)
  showKept()
  if (!written) say(fill(words.tooMany, { most: maxKept }), words, true)
  else if (!written.ok) say(words[written.reason], words, true)
  else if (done) say(fill(words[done], { name }), words)
}

/** The Save button of a center's own page, which has the center's data. */
const findButton = () => document.querySelector<HTMLElement>('.center-card [data-keep]')

/** The page brings them where it is not in English. */
function readWords(): KeepTexts {
  const page = document.querySelector<HTMLElement>('[data-keep-words]')
  return JSON.parse(page?.dataset.keepWords ?? 'null') ?? en
}

function readCenter(button: HTMLElement): SavedCenter {
  return JSON.parse(button.dataset.keep ?? '')
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Say it over the page's lower edge, and to a screen reader, with the way to the list. On one line, which may cut the
 * end of a center's name, unless it has to be read whole.
 */
function say(text: string, { open, path }: KeepTexts, isWhole = false): void {
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
  if (isWhole) words.className = 'list-message-whole'
  const link = document.createElement('a')
  link.href = path
  link.textContent = open
  // In a turn of its own: a screen reader says what changes in a region that is there already.
  setTimeout(() => message.replaceChildren(words, link))
  clearTimeout(timer)
  timer = setTimeout(() => message.replaceChildren(), messageMs)
}
