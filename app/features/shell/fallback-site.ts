import type { Site } from '#app/context.ts'
import { reachNj } from '#app/lib/crisis-lines.ts'

/**
 * The shell's settings if a request failed before they were loaded: no phone or email, but the
 * crisis lines.
 */
export const fallbackSite: Site = {
  name: 'NJ Recovery Directory',
  url: '',
  phone: null,
  email: '',
  supportLine: { label: reachNj.name, phone: reachNj.number },
  livesChanged: null,
}
