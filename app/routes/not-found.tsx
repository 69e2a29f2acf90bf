import { data } from 'react-router'

/** Any address that no route has. The log names its path (`server/logger.ts`). */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
