import { data, type RouterContextProvider, redirect } from 'react-router'
import {
  enhanceUrlContext,
  languageContext,
  sessionUnreadContext,
  siteContext,
  viewerContext,
} from '#app/context.ts'
import { localize } from '#app/find-page.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readUnsent, type Unsent } from '#app/lib/unsent.ts'
import { getSignInPath } from './auth-mode.ts'
import { explainEnd } from './explain-end.server.ts'
import type { GuardError, GuardWords } from './guard-error.ts'
import { guardMessages, type staffSignInFlash } from './guard-messages.ts'

/**
 * The arguments of middleware and actions: `url` is the page's URL, `request.url` may be a data
 * request.
 */
type RouteArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Redirect a person without a session to sign in and then back to this page, with the message
 * `needed` if a form requires one. Throws a 503 if the session could not be read. Without scripts,
 * the error page redisplays the form's input.
 */
export async function rejectVisitor(
  args: RouteArgs,
  needed?: keyof typeof staffSignInFlash,
): Promise<never> {
  const { request, url, context } = args
  const login = getSignInPath(url)
  await rejectUnsent(args, login)
  if (context.get(sessionUnreadContext)) throw data(null, { status: 503 })
  const end = await explainEnd(request, context)
  if (end) throw redirectWithFlash(context, login, `session-${end}`)
  if (needed) throw redirectWithFlash(context, login, needed)
  throw redirect(localize(login, context.get(languageContext)))
}

/** Reject a form by a person without a session, with its input; pass if there is no input. */
export async function rejectUnsent(args: RouteArgs, login: string): Promise<void> {
  const { request, context } = args
  if (context.get(sessionUnreadContext)) return rejectUnsaved(args)
  const unsent = await readTyped(args)
  if (!unsent) return
  const messages = guardMessages[context.get(languageContext)]
  const end = await explainEnd(request, context)
  const { title, text } = messages.unsent[end ?? 'needed']
  const ways: GuardWords['ways'] =
    end === 'suspended' || end === 'banned'
      ? [{ to: '/contact', label: messages.writeToUs, isNewTab: true }]
      : [{ to: login, label: messages.logInInNewTab, isNewTab: true }]
  throw data(describeGuardError(context, { title, text, ways, unsent }), { status: 401 })
}

/**
 * Redisplay the form's input if the database does not answer, because the page itself may need it
 * too.
 */
export async function rejectUnsaved(args: RouteArgs): Promise<void> {
  const unsent = await readTyped(args)
  if (!unsent) return
  const { notSaved, returnHome } = guardMessages[args.context.get(languageContext)]
  const ways = [{ to: '/', label: returnHome }]
  throw data(describeGuardError(args.context, { ...notSaved, ways, unsent }), { status: 503 })
}

/**
 * Read the input of a form sent without scripts; null for requests by scripts, which keep it
 * themselves.
 */
export async function readTyped({ request, url }: RouteArgs): Promise<Unsent | null> {
  const isDocument = new URL(request.url).pathname === url.pathname
  const isForm = request.headers
    .get('Content-Type')
    ?.startsWith('application/x-www-form-urlencoded')
  if (request.method !== 'POST' || !isDocument || !isForm) return null
  return readUnsent(await request.clone().formData(), url.pathname + url.search)
}

/** Combine the text with the shell's data, because no loader has run. */
export function describeGuardError(
  context: RouteArgs['context'],
  guardWords: GuardWords,
): GuardError {
  const viewer = context.get(viewerContext)
  const role = viewer.kind === 'member' ? { role: viewer.role } : null
  const enhanceUrl = context.get(enhanceUrlContext)
  return { guardWords, viewer: role, site: context.get(siteContext), enhanceUrl }
}
