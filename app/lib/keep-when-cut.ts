import { data, isRouteErrorResponse } from 'react-router'

/** Why a form that a script sent came to nothing: no connection, or no database behind the server. */
type Loss = 'unreachable' | 'unavailable'

/** What an error of sending a form means; null for a response of our server's that the page must follow. */
export function getLoss(error: unknown): Loss | null {
  if (error instanceof Response) return null
  if (!isRouteErrorResponse(error)) return 'unreachable'
  return error.status === 503 ? 'unavailable' : null
}

/**
 * A client action: asks the server, and where the connection or the database is gone answers with a
 * refusal itself, so that the page stays as it is with all that was typed.
 */
export async function keepWhenCut<Answer, Refusal>(
  serverAction: () => Promise<Answer>,
  refuse: (loss: Loss) => Refusal,
) {
  try {
    return await serverAction()
  } catch (error) {
    const loss = getLoss(error)
    if (!loss) throw error
    // A status of failure keeps the router from reading the page anew, which would fail as well.
    return data(refuse(loss), { status: 503 })
  }
}
