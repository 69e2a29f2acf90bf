import { decodeEntities } from './read-html.ts'

/** A message with every field filled in and a rare word that logs must never contain. */
export const words = {
  name: 'Sam “Zebrafinch” Doe',
  phone: '609 555 0142',
  email: 'zebrafinch@example.org',
  subject: 'A <place>',
  urgency: 'urgent',
  message: 'First line of zebrafinch\n  second & last',
}

/** Return the value of a form field on a page. */
export function readField(page: string, name: string): string | undefined {
  const tag = new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`).exec(page)?.[0]
  if (tag?.startsWith('<textarea')) {
    const rest = page.slice(page.indexOf(tag) + tag.length)
    return decodeEntities(rest.slice(0, rest.indexOf('</textarea>'))).replace(/^\n/, '')
  }
  if (tag?.startsWith('<select')) return /<option value="(\w+)" selected/.exec(page)?.[1]
  return decodeEntities(/ value="([^"]*)"/.exec(tag ?? '')?.[1] ?? '')
}
