import { localize } from '#app/find-page.ts'
import { forgetFormDraft, readFormDraft, storeFormDraft } from '#app/lib/form-draft.ts'
import { readUnsent, type Unsent } from '#app/lib/unsent.ts'

/**
 * The input of forms on a page whose session ended, for the same person's next sign-in in this tab.
 * `isTurnedAway`: the sign-in page has opened; until then the page itself shows the input.
 */
type Stored = { userId: string; page: string; forms: Unsent[]; isTurnedAway: boolean }

/**
 * Watch a signed-in page until it is stopped. Keeps a submitted form until the next page has
 * loaded, because that may be the sign-in page; signing out erases it. `keep` stores all unsent
 * input.
 */
export function watchTyped(userId: string) {
  const touched = new Set<HTMLFormElement>()
  const note = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form) touched.add(form)
  }
  const send = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return
    if (isTo(target, '/auth/sign-out')) forgetFormDraft()
    else if (target.method === 'post' && !isTo(target, '/auth')) store(userId, [target])
  }
  document.addEventListener('input', note)
  document.addEventListener('submit', send)
  return {
    keep: () => store(userId, [...touched]),
    forget: forgetFormDraft,
    stop() {
      document.removeEventListener('input', note)
      document.removeEventListener('submit', send)
    },
  }
}

/**
 * Call it on each page, with its path and search: restores input from that page, and only for the
 * person who typed it.
 */
export function arriveAt(page: string, userId: string | null): void {
  const stored = read()
  if (!stored) return
  if (localize(page, 'en').startsWith('/auth')) write({ ...stored, isTurnedAway: true })
  else if (userId) {
    const isTheirs = stored.isTurnedAway && stored.userId === userId
    if (isTheirs && stored.page !== page) return
    forgetFormDraft()
    if (isTheirs) for (const form of stored.forms) refill(form)
  }
}

function store(userId: string, elements: readonly HTMLFormElement[]): void {
  const forms = elements
    .filter((form) => form.isConnected && form.method === 'post')
    .flatMap((form) => readUnsent(new FormData(form), form.getAttribute('action') ?? '') ?? [])
  if (forms.length === 0) return
  const { pathname, search } = window.location
  write({ userId, page: pathname + search, forms, isTurnedAway: false })
}

/** `path` is in English. Reads the attribute, because a field named "action" hides the property. */
function isTo(form: HTMLFormElement, path: string): boolean {
  const [action = ''] = form.getAttribute('action')?.split('?') ?? []
  return localize(action, 'en') === path
}

/** Fields that distinguish forms with the same path. */
const marks = ['intent', 'target', 'kind']

function refill({ action, fields }: Unsent): void {
  const typed = new Map<string, string[]>()
  for (const [name, value] of fields) typed.set(name, [...(typed.get(name) ?? []), value])
  const form = [...document.forms].find(
    (found) =>
      found.getAttribute('action') === action &&
      marks.every((name) => (new FormData(found).get(name) ?? '') === (typed.get(name)?.[0] ?? '')),
  )
  if (!form) return
  for (const element of form.elements) fill(element, typed)
  for (
    let box = form.closest('details');
    box;
    box = box.parentElement?.closest('details') ?? null
  ) {
    box.open = true
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
  form.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus()
}

/** Fill fields with the same name in order. */
function fill(element: Element, typed: Map<string, string[]>): void {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    element.checked = typed.get(element.name)?.includes(element.value) ?? false
  } else if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  ) {
    const value = typed.get(element.name)?.shift()
    if (value === undefined) return
    // Later hydration keeps a text that differs from the server's.
    if (element instanceof HTMLTextAreaElement) element.defaultValue = value
    element.value = value
  }
}

function read(): Stored | null {
  const text = readFormDraft()
  return text ? (JSON.parse(text) as Stored) : null
}

function write(stored: Stored): void {
  storeFormDraft(JSON.stringify(stored))
}
