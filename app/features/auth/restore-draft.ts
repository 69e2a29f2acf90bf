import { forgetFormDraft, readFormDraft, storeFormDraft } from '#app/lib/form-draft.ts'
import { readUnsent, type Unsent } from '#app/lib/unsent.ts'
import { localize } from '#app/pages.ts'

/**
 * What was typed into forms of a page whose session ended, for when the same person signs in again in
 * this tab. `isTurnedAway`: the sign-in has come since; until then the page itself still shows it.
 */
type Stored = { userId: string; page: string; forms: Unsent[]; isTurnedAway: boolean }

/**
 * Watches a signed-in page until it is called off: a form that is sent is kept until the page after it has
 * come, as it may be the sign-in; signing out erases it. `keep` stores all that was typed and not sent.
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

/** Called at each page, with its path and search: gives back there what was typed there, and only to who typed it. */
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

/** `path` is in English. Its attribute: a field of the name "action" takes the property's place. */
function isTo(form: HTMLFormElement, path: string): boolean {
  const [action = ''] = form.getAttribute('action')?.split('?') ?? []
  return localize(action, 'en') === path
}

/** What tells the forms of one address from each other. */
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

/** Fields of one name are filled in their order. */
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
    // Hydration that comes later leaves a text alone that differs from what the server wrote.
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
