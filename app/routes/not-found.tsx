import { data } from 'react-router'
import type { PageHandle } from '#app/lib/page-scripts.ts'

export const handle: PageHandle = { scripts: 'none' }

/** Any address that no route has. The log names its path (`server/logger.ts`). */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
