import { data, isRouteErrorResponse } from 'react-router'

/**
 * A client action: asks the server, and where the connection is gone answers with a refusal itself, so
 * that the page stays as it is with all that was typed.
 */
export async function keepWhenCut<Answer, Refusal>(
  serverAction: () => Promise<Answer>,
  refusal: () => Refusal,
) {
  try {
    return await serverAction()
  } catch (error) {
    // An answer of our server's, such as the way on.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    // A status of failure keeps the router from reading the page anew, which would fail as well.
    return data(refusal(), { status: 503 })
  }
}
