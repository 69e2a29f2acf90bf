import { data, isRouteErrorResponse } from 'react-router'
import type * as z from 'zod'
import type { Language, Texts } from './language.ts'
import { listTexts, maxRepeated } from './unsent.ts'

/**
 * How every form of the site works, with and without scripts. A route's action reads and checks it with the
 * zod schema of its `*-input.ts`, does the work, and either rejects it or redirects with a flash message:
 *
 *     const form = await readForm(request)
 *     const input = checkForm(replyInput, form, { title: 'Not sent. Please check:' })
 *     const reply = input.ok ? await sendReply(db, input.value) : input
 *     if (!reply.ok) return rejectForm(form, reply.errors)
 *     return redirectWithFlash(context, '/replies', 'reply-sent')
 *
 * The page gets a `RejectedForm` as its action data and shows the form again, each message beside its field.
 */

/** The outcome of work with expected failures. A thrown error is a bug. */
export type Result<Value, Errors = FormErrors> =
  | { ok: true; value: Value }
  | { ok: false; errors: Errors }

/** Why a form was not accepted. */
export type FormErrors = {
  /** HTTP status; 422 unless said otherwise. */
  status?: number
  /** Seconds until it may be sent again. */
  retryAfter?: number
  /** Shown above the form or in a toast. */
  title: string
  text?: string
  /** A link to another way on. It opens in a new tab, so typed text stays. */
  link?: { to: string; label: string }
  /** The message of each field that is wrong, by the field's name. */
  fields?: Record<string, string>
}

/** A form to show again, with its messages. */
export type RejectedForm = {
  /** New each time, so screen readers announce the same message again. */
  id: string
  title: string
  text: string | undefined
  link: FormErrors['link']
  fields: Record<string, string>
  /** All typed values except passwords and codes. Without values so long that no page of ours sends them. */
  values: Record<string, string[]>
}

/** Read a request's fields. A body that isn't a form counts as an empty form. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** One field's text as typed; '' for none and for a file. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Check the fields of a schema. An array schema gets all values of its field, any other schema the first
 * value or ''. Errors have the first message of each field.
 */
export function checkForm<Schema extends z.ZodObject>(
  schema: Schema,
  form: FormData,
  errors: FormErrors,
): Result<z.output<Schema>> {
  const values = Object.entries(schema.shape).map(([name, field]) => [
    name,
    field.def.type === 'array' ? form.getAll(name) : readField(form, name),
  ])
  const checked = schema.safeParse(Object.fromEntries(values))
  if (checked.success) return { ok: true, value: checked.data }
  const fields: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message
  return { ok: false, errors: { ...errors, fields } }
}

const foreignForm: Texts<string> = {
  en: 'This form is not one of this page.',
  es: 'Este formulario no es de esta página.',
}

/** Reject a form that no page of ours sends: 400. */
export function rejectForeignForm(language: Language = 'en'): never {
  throw data(foreignForm[language], { status: 400 })
}

/** Read a form of buttons and hidden fields. A form that no page of ours sends is a 400. */
export function readIntent<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  language?: Language,
): z.output<Schema> {
  return schema.safeParse(Object.fromEntries(form)).data ?? rejectForeignForm(language)
}

/** The answer of an action that rejects its form: the page shows it again. */
export function rejectForm(form: FormData, errors: FormErrors) {
  const { status = 422, retryAfter, title, text, link, fields = {} } = errors
  const rejected: RejectedForm = {
    id: String(Date.now()),
    title,
    text,
    link,
    fields,
    values: readTyped(form),
  }
  return data(rejected, {
    status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  })
}

/** The headers of a page with a form: never stored, and `Retry-After` for a rejection by a limit. */
export function getFormHeaders({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'private, no-store', ...(retryAfter && { 'Retry-After': retryAfter }) }
}

/**
 * The headers of a page with a form and a key in its URL, which must not reach any log as a referer.
 * Not `no-referrer`: older browsers would send the form with `Origin: null`.
 */
export function getKeyFormHeaders(headers: { actionHeaders: Headers }): HeadersInit {
  return { ...getFormHeaders(headers), 'Referrer-Policy': 'strict-origin' }
}

/** Why a form that React sent got no answer from its action. */
type Loss = 'unreachable' | 'unavailable' | 'expired' | 'forbidden'

/** The message for each loss. With no message for a lost session or role, the page follows the guard. */
type LossErrors = Record<'unreachable' | 'unavailable', FormErrors> &
  Partial<Record<'expired' | 'forbidden', FormErrors>>

/**
 * The client action of a form that React sends. Where the connection, the database, the session or the
 * role is gone, the page stays as it is, with all that was typed.
 */
export async function sendForm<Answer>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  errors: LossErrors,
) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    const loss = getLoss(error)
    const lost = loss && errors[loss]
    if (!lost) throw error
    // A status of failure keeps the router from reading the page anew, which would fail as well.
    return rejectForm(form, { ...lost, status: 503 })
  }
}

/** What an error of sending a form means; null for a response of our server's that the page must follow. */
function getLoss(error: unknown): Loss | null {
  if (error instanceof Response) {
    return error.headers.get('Location')?.startsWith('/auth?') ? 'expired' : null
  }
  if (!isRouteErrorResponse(error)) return 'unreachable'
  if (error.status === 403) return 'forbidden'
  return error.status === 503 ? 'unavailable' : null
}

/** A hidden field that only programs fill in. Browsers have no autofill for this name. */
export const honeypotField = 'homepage'

/** Return the typed text of a field of a rejected form; undefined without a rejected form. */
export function getTyped(rejected: RejectedForm | undefined, name: string): string | undefined {
  return rejected?.values[name]?.[0]
}

function readTyped(form: FormData): RejectedForm['values'] {
  const values = new Map<string, string[]>()
  let left = maxRepeated
  for (const [name, text] of listTexts(form)) {
    const length = name.length + text.length
    if (length > left) continue
    left -= length
    const others = values.get(name)
    if (others) others.push(text)
    else values.set(name, [text])
  }
  return Object.fromEntries(values)
}

const waits: Texts<(minutes: number) => string> = {
  en: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  es: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
}

/** Format seconds, rounded up: "1 minute", "59 minutes". */
export function formatWait(seconds: number, language: Language = 'en'): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return waits[language](minutes)
}
