import { data, isRouteErrorResponse } from 'react-router'
import { answerForm } from './form-answer.ts'
import { saveProblems } from './messages.ts'

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * Sends a center's form from the browser. Where the connection is gone, the session has ended, or one
 * is no admin any more, the form stays as it is, with all that was typed.
 */
export async function sendKeepingWords<Answer>({ request, serverAction }: Sending<Answer>) {
  const form = await request.clone().formData()
  const keep = (problem: string, status: number) =>
    data(answerForm(form, { id: String(Date.now()), problem }), { status })
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) {
      const isToLogin = error.headers.get('Location')?.startsWith('/auth')
      if (isToLogin) return keep(saveProblems.expired, 401)
      throw error
    }
    if (!isRouteErrorResponse(error)) return keep(saveProblems.unreachable, 503)
    if (error.status === 403) return keep(saveProblems.forbidden, 403)
    throw error
  }
}
