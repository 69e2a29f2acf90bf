import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Whether a list is read again: not when a dialog opens or closes over it. After something was done it is, also when that was refused because the list had changed.
 */
export function shouldReadList(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = asked
  if (formMethod && formMethod.toUpperCase() !== 'GET') {
    return actionStatus === 409 || defaultShouldRevalidate
  }
  return currentUrl.href === nextUrl.href || currentUrl.search !== nextUrl.search
}

/**
 * Whether a form that is drawn over a list reads its subject again: also after a rejection because that
 * had changed, so that sending it once more is meant for what is shown now.
 */
export function readAgainAfterConflict(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.actionStatus === 409 || asked.defaultShouldRevalidate
}
