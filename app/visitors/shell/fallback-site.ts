import type { Site } from '#app/context.ts'
import { defaultSiteName } from '#site/state.ts'
import { addictionLine } from '#site/support-lines.ts'

/**
 * The shell's settings if a request failed before they were loaded: no phone or email, but the
 * crisis lines.
 */
export const fallbackSite: Site = {
  name: defaultSiteName,
  url: '',
  phone: null,
  email: '',
  supportLine: { label: addictionLine.name, phone: addictionLine.number },
  livesChanged: null,
  dataLicense: 'CC BY 4.0',
}
