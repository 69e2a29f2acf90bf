import { data } from 'react-router'

/** Matches any path without a route. `server/logger.ts` logs the path. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
