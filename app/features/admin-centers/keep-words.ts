import { data, isRouteErrorResponse } from 'react-router'
import { failureTexts } from '#app/lib/failure.ts'
import { getLoss } from '#app/lib/keep-when-cut.ts'
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
    const loss = getLoss(error)
    if (loss === 'unreachable') return keep(saveProblems.unreachable, 503)
    if (loss) return keep(saveProblems.failed(failureTexts.unreachable), 503)
    if (isRouteErrorResponse(error) && error.status === 403)
      return keep(saveProblems.forbidden, 403)
    throw error
  }
}
