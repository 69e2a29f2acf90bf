import { describeDevice } from './describe-device.ts'
import type { Caller } from './sign-in.server.ts'

/** Who wants to sign in, as far as a request says it. */
export function readCaller({ headers }: Request, address: string | null): Caller {
  return {
    address,
    cookie: headers.get('Cookie'),
    device: describeDevice(headers.get('User-Agent')),
  }
}
