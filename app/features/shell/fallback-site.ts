import type { Site } from '#app/context.ts'
import { reachNj } from '#app/lib/crisis-lines.ts'

/** What the shell says when a request failed before the settings came: no phone, no address, but the crisis lines. */
export const fallbackSite: Site = {
  name: 'NJ Recovery Directory',
  url: '',
  phone: null,
  email: '',
  supportLine: { label: reachNj.name, phone: reachNj.number },
  livesChanged: null,
}
