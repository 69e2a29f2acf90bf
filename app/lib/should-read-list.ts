import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Return whether to reload a list: not when a dialog opens or closes over it, but after an action,
 * even one that was rejected because the list had changed.
 */
export function shouldReadList(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = asked
  if (formMethod && formMethod.toUpperCase() !== 'GET') {
    return actionStatus === 409 || defaultShouldRevalidate
  }
  return currentUrl.href === nextUrl.href || currentUrl.search !== nextUrl.search
}

/**
 * Return whether a form in a dialog reloads its subject: also after a conflict, so a second
 * submission applies to the data now shown.
 */
export function readAgainAfterConflict(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.actionStatus === 409 || asked.defaultShouldRevalidate
}
