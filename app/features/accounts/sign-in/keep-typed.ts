import { data } from 'react-router'
import { type Refusal, readTyped } from './account-fields.ts'
import { unreachable } from './messages.ts'

/** Sends a form; without a connection it comes back with what was typed and says why. */
export async function keepTyped<Result>(request: Request, send: () => Promise<Result>) {
  const values = readTyped(await request.clone().formData())
  try {
    return await send()
  } catch (error) {
    // An answer of our server's, such as the redirect after signing in.
    if (error instanceof Response) throw error
    const refusal: Refusal = { id: String(Date.now()), problem: unreachable, errors: {}, values }
    // A status of failure keeps the router from reading the page anew, which would fail as well.
    return data(refusal, { status: 503 })
  }
}
