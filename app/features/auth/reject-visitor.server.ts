import { data, type RouterContextProvider, redirect } from 'react-router'
import {
  enhanceUrlContext,
  languageContext,
  sessionUnreadContext,
  siteContext,
  viewerContext,
} from '#app/context.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readUnsent, type Unsent } from '#app/lib/unsent.ts'
import { localize } from '#app/pages.ts'
import { getSignInPath } from './auth-mode.ts'
import type { GuardError, GuardWords } from './guard-error.ts'
import { mayHoldSession } from './read-session.server.ts'
import { guardMessages } from './session-messages.ts'
import type { staffSignInFlash } from './staff-messages.en.ts'

/** As middleware and actions get them: `url` is the page's address, `request.url` may be a script's. */
type RouteArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Turns away who has no session, with `needed` as its message where a form needs one: to the sign-in
 * and, from there, back to the page at hand. While nobody can tell whether there is a session, it is a
 * 503. What was typed without scripts comes back in any case.
 */
export async function rejectVisitor(
  args: RouteArgs,
  needed?: keyof typeof staffSignInFlash,
): Promise<never> {
  const { request, url, context } = args
  const login = getSignInPath(url)
  await rejectUnsent(args, login)
  if (context.get(sessionUnreadContext)) throw data(null, { status: 503 })
  if (hasEnded(request)) throw redirectWithFlash(context, login, 'session-expired')
  if (needed) throw redirectWithFlash(context, login, needed)
  throw redirect(localize(login, context.get(languageContext)))
}

/** Turns away a form of somebody without a session, with all that was typed; passes where nothing was. */
export async function rejectUnsent(args: RouteArgs, login: string): Promise<void> {
  const { request, context } = args
  if (context.get(sessionUnreadContext)) return rejectUnsaved(args)
  const unsent = await readTyped(args)
  if (!unsent) return
  const messages = guardMessages[context.get(languageContext)]
  const { title, text } = hasEnded(request) ? messages.sessionExpired : messages.sessionNeeded
  const ways: GuardWords['ways'] = [{ to: login, label: messages.logInInNewTab, isNewTab: true }]
  throw data(describeGuardError(context, { title, text, ways, unsent }), { status: 401 })
}

/** Gives back what was typed where the database does not answer, which the page itself may need too. */
export async function rejectUnsaved(args: RouteArgs): Promise<void> {
  const unsent = await readTyped(args)
  if (!unsent) return
  const { notSaved, returnHome } = guardMessages[args.context.get(languageContext)]
  const ways = [{ to: '/', label: returnHome }]
  throw data(describeGuardError(args.context, { ...notSaved, ways, unsent }), { status: 503 })
}

/** What a browser without scripts sent; null for what scripts did, which keep it themselves. */
export async function readTyped({ request, url }: RouteArgs): Promise<Unsent | null> {
  const isDocument = new URL(request.url).pathname === url.pathname
  const isForm = request.headers
    .get('Content-Type')
    ?.startsWith('application/x-www-form-urlencoded')
  if (request.method !== 'POST' || !isDocument || !isForm) return null
  return readUnsent(await request.clone().formData(), url.pathname + url.search)
}

/** These words, and what the shell of the page shows, as no loader has run. */
export function describeGuardError(
  context: RouteArgs['context'],
  guardWords: GuardWords,
): GuardError {
  const viewer = context.get(viewerContext)
  const role = viewer.kind === 'member' ? { role: viewer.role } : null
  const enhanceUrl = context.get(enhanceUrlContext)
  return { guardWords, viewer: role, site: context.get(siteContext), enhanceUrl }
}

/** There was a session: the cookie is still there. */
function hasEnded(request: Request): boolean {
  return mayHoldSession(request.headers.get('Cookie'))
}
