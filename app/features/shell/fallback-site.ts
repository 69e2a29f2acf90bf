import type { Site } from '#app/context.ts'
import { reachNj } from '#app/lib/crisis-lines.ts'
import { defaultSiteName } from '#site/state.ts'

/**
 * The shell's settings if a request failed before they were loaded: no phone or email, but the
 * crisis lines.
 */
export const fallbackSite: Site = {
  name: defaultSiteName,
  url: '',
  phone: null,
  email: '',
  supportLine: { label: reachNj.name, phone: reachNj.number },
  livesChanged: null,
}
