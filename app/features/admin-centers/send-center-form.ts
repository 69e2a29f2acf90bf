import { isRouteErrorResponse } from 'react-router'
import { rejectForm, sendForm } from '#app/lib/form.ts'
import { saveErrors } from './messages.ts'

/**
 * Sends a center's form from the browser. Where the connection is gone, the session has ended, or one
 * is no admin any more, the form stays as it is, with all that was typed.
 */
export async function sendCenterForm<Answer>(sent: {
  request: Request
  serverAction: () => Promise<Answer>
}) {
  const form = await sent.request.clone().formData()
  try {
    return await sendForm(sent, saveErrors)
  } catch (error) {
    const isToLogin =
      error instanceof Response && error.headers.get('Location')?.startsWith('/auth')
    if (isToLogin) return rejectForm(form, saveErrors.expired)
    if (isRouteErrorResponse(error) && error.status === 403) {
      return rejectForm(form, saveErrors.forbidden)
    }
    throw error
  }
}
